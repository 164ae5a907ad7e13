import { expect, it } from 'vitest';
import { parseAcceptedLanguages } from '#adapters/http-server/pages/detect-visitor-locale.ts';
import {
  encodeBodies,
  encodings,
  negotiateEncoding,
} from '#adapters/http-server/responses/encodings-and-etags.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['br;q=much', 'identity'],
])('B14 sends a page to a client that accepts %j as %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

it.each([
  [undefined, []],
  ['', []],
  ['en', ['en']],
  ['en-GB,en;q=0.9,nl;q=0.8', ['en-GB', 'en', 'nl']],
  ['nl;q=0.8,en;q=0.9', ['en', 'nl']],
  ['en;q=0.8, nl-BE ; q=0.9', ['nl-BE', 'en']],
  ['en;q=0,nl;q=0.1', ['nl']],
  ['en;q=0.5,nl;q=0.5', ['en', 'nl']],
  ['en;q=0.85,nl;q=0.8', ['en', 'nl']],
  ['nl;q=0.9,en;level=1', ['en', 'nl']],
  ['en;q=quick', []],
  [',;,q=1', ['q=1']],
])('ROUTE-9 parses %j as %j', (header, languages) => {
  expect(parseAcceptedLanguages(header)).toEqual(languages);
});

it('C25 keeps of a compressed page no more memory than its bytes', async () => {
  const bodies = await encodeBodies('<!doctype html>');
  const heldBytes = encodings.map((encoding) => bodies[encoding].buffer.byteLength);
  expect(heldBytes).toEqual(encodings.map((encoding) => bodies[encoding].byteLength));
});
