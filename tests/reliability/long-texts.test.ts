import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { emailOf } from '#domain/form/email.ts';
import { canonicalPath } from '#domain/locale/canonical-path.ts';
import { rootRedirect } from '#domain/locale/detect-locale.ts';
import { paramsIn, queryNamedIn } from '#domain/queries/query-address.ts';
import { searchDefinitions } from '#domain/queries/search-queries.ts';
import { type HallDay, hallDayOf } from '#domain/time/hall-day.ts';
import { pageAddress } from '#src/server/pages/page-address.ts';
import { acceptedEncoding, acceptedLanguages } from '#src/server/pages/rendered-page.ts';

const today = hallDayOf('2026-11-20') as HallDay;

/** The server's parsers of untrusted input. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'a path': (text) => canonicalPath(`/${text}`),
  'an address': (text) => pageAddress(`/concerten?${text}`, today, () => 'eventOverview'),
  'a question of the gateway': (text) => [
    queryNamedIn(`/gateway/nl/${text}`),
    paramsIn(searchDefinitions.discoveries, 'nl', [['keyword', text]]),
  ],
  'an Accept-Encoding': acceptedEncoding,
  'an Accept-Language': (text) =>
    rootRedirect({ path: '/', languages: acceptedLanguages(text), cookie: text }),
  'an e-mail address': emailOf,
  'a line of the log': withoutSecrets,
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
