import { expect, it } from 'vitest';
import { readClientAddress, toClientNetwork } from '#adapters/http-server/client-network.ts';

it.each([
  ['192.0.2.77', '192.0.2'],
  ['::ffff:192.0.2.77', '192.0.2'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:db8::1:a:b:c:d', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:0:0:0:9', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('D23 A21 the network of %s is %s', (address, network) => {
  expect(toClientNetwork(address)).toBe(network);
});

it('D23 A21 the address of a client is what the trusted proxies say, and nothing else', () => {
  const read = (forwarded: string | undefined, trusted: number) =>
    readClientAddress(forwarded, '10.0.0.1', trusted);
  expect(read('1.1.1.1, 2.2.2.2', 0)).toBe('10.0.0.1');
  expect(read('1.1.1.1, 2.2.2.2', 1)).toBe('2.2.2.2');
  expect(read('1.1.1.1, 2.2.2.2', 2)).toBe('1.1.1.1');
  expect(read(undefined, 2)).toBe('10.0.0.1');
});
