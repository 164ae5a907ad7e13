import { describe, expect, it } from 'vitest';
import { redactSecrets } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { parseEmail } from '#domain/form/email.ts';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { redirectRoot } from '#domain/locale/detect-visitor-locale.ts';
import { parseGatewayPath, parseParams } from '#domain/queries/gateway-address.ts';
import { searchDefinitions } from '#domain/queries/search-queries.ts';
import { type HallDay, parseHallDay } from '#domain/time/hall-day.ts';
import { parsePageAddress } from '#src/server/pages/page-address.ts';
import { negotiateEncoding, parseAcceptedLanguages } from '#src/server/pages/rendered-page.ts';

const today = parseHallDay('2026-11-20') as HallDay;

/** The server's parsers of untrusted input. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'a path': (text) => canonicalizePath(`/${text}`),
  'an address': (text) => parsePageAddress(`/concerten?${text}`, today, () => 'eventOverview'),
  'a question of the gateway': (text) => [
    parseGatewayPath(`/gateway/nl/${text}`),
    parseParams(searchDefinitions.discoveries, 'nl', [['keyword', text]]),
  ],
  'an Accept-Encoding': negotiateEncoding,
  'an Accept-Language': (text) =>
    redirectRoot({ path: '/', languages: parseAcceptedLanguages(text), cookie: text }),
  'an e-mail address': parseEmail,
  'a line of the log': redactSecrets,
};

/** The maximum size of request headers; no parsed body is longer either. */
const size = 16_384;

const nasty = [
  'a',
  '%',
  '%2e',
  '/',
  '../',
  '@',
  'a@',
  'a.',
  '=',
  'token=',
  '//a:',
  ';q=',
  ',',
  ' ',
  '\t',
  '&a=',
  '-',
  '\u0301',
];

describe('input of the maximum size', () => {
  it.each(Object.entries(parsers))('D19 is parsed by %s without a long block', (_, read) => {
    for (const piece of nasty) {
      const text = piece.repeat(size / piece.length);
      const started = performance.now();
      read(text);
      read(`${text}!`);
      expect([piece, performance.now() - started < 500]).toEqual([piece, true]);
    }
  });
});
