import { expect, it } from 'vitest';
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

it('C25 keeps of a compressed page no more memory than its bytes', async () => {
  const bodies = await encodeBodies('<!doctype html>');
  const heldBytes = encodings.map((encoding) => bodies[encoding].buffer.byteLength);
  expect(heldBytes).toEqual(encodings.map((encoding) => bodies[encoding].byteLength));
});
