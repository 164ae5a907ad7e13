import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#adapters/cms-folder/parse-markdown.ts';
import { parseRichText } from '#adapters/cms-http/parse-rich-text.ts';
import { findHomeRedirect } from '#adapters/http-server/pages/detect-visitor-locale.ts';
import { parsePageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import { negotiateEncoding } from '#adapters/http-server/responses/encodings-and-etags.ts';
import { redactSecrets } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { parseGatewayPath, parseQueryParams } from '#adapters/web-gateway/web-gateway.address.ts';
import { parseEmail } from '#domain/form/email.ts';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { type HallDay, parseHallDay } from '#domain/time/hall-day.ts';
import { templates } from '#src/templates.ts';

await templates.loadAll();

const today = parseHallDay('2026-11-20') as HallDay;

/** The server's parsers of untrusted input. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'a path': (text) => canonicalizePath(`/${text}`),
  'an address': (text) => parsePageAddress(`/concerten?${text}`, today, () => 'eventOverview', templates),
  'a question of the gateway': (text) => [
    parseGatewayPath(`/gateway/nl/${text}`),
    parseQueryParams(searchDefinitions.discoveries, 'nl', [['keyword', text]]),
  ],
  'an Accept-Encoding': negotiateEncoding,
  'an Accept-Language': (text) =>
    findHomeRedirect({ headers: { cookie: text, 'accept-language': text } } as IncomingMessage),
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

/** The processor time of this process, which does not depend on what else the machine does. */
function measureProcessorMs(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('input of the maximum size', () => {
  it.each(Object.entries(parsers))('D19 is parsed by %s without a long block', (_, read) => {
    for (const piece of nasty) {
      const text = piece.repeat(size / piece.length);
      const spentMs = measureProcessorMs(() => [read(text), read(`${text}!`)]);
      expect([piece, spentMs < 2000]).toEqual([piece, true]);
    }
  });
});

describe('an editor’s text of 16 kB', () => {
  it.each([
    ['cells of a table within emphasis', '<b>"<table>x', '<td>'],
    ['cells with words', '<b><table>', '<td>a'],
    ['breaks', '', '<br>'],
    ['inline elements', '', '<i>a</i>'],
  ])('D19 HTML with %s is parsed without a long block', (_, start, piece) => {
    const html = `${start}${piece.repeat(size / piece.length)}`;
    expect(measureProcessorMs(() => parseRichText(html, (url) => url))).toBeLessThan(8000);
  });

  it.each(['- ', '> ', '1. ', '* \t', '- 1. '])(
    'D19 G03 Markdown with %j on one line is refused at once, not after minutes',
    (piece) => {
      const markdown = `a\n\n${piece.repeat(size / piece.length)}b`;
      const spentMs = measureProcessorMs(() =>
        expect(() => parseMarkdown(markdown)).toThrow('nested deeper than 100 levels'),
      );
      expect(spentMs).toBeLessThan(2000);
    },
  );

  it.each(['_', '*', '~', '=', '-', '`'])(
    'D19 G03 Markdown with thousands of %s in a row is refused at once',
    (mark) => {
      const spentMs = measureProcessorMs(() =>
        expect(() => parseMarkdown(`a${mark.repeat(size)}b`)).toThrow(
          'five hundred times the same mark in a row',
        ),
      );
      expect(spentMs).toBeLessThan(2000);
    },
  );

  it.each(['- '.repeat(50), `${'> '.repeat(90)}a`, '-'.repeat(400), '*'.repeat(400), '1.'.repeat(8000)])(
    'D19 Markdown that only looks nested, or is nested less, is read',
    (markdown) => {
      expect(() => parseMarkdown(markdown)).not.toThrow();
    },
  );
});
