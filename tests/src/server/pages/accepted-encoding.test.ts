import { expect, it } from 'vitest';
import { acceptedEncoding } from '#src/server/pages/accepted-encoding.ts';

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
])('B14 to whoever accepts %j a page is sent as %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
