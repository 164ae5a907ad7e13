import { expect, it } from 'vitest';
import { toClientNetwork } from '#adapters/http-server/admission/admission-control.ts';
import { createRouter } from '#adapters/http-server/create-server.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { stillWorld } from '#tests/support/world.ts';

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

it.each([
  ['1.1.1.1, 2.2.2.2', '0', '10.0.0.1'],
  ['1.1.1.1, 2.2.2.2', '1', '2.2.2.2'],
  ['1.1.1.1, 2.2.2.2', '2', '1.1.1.1'],
  [undefined, '2', '10.0.0.1'],
])(
  'D23 A21 the address of a client is what the trusted proxies say, and nothing else: %s by %s',
  async (forwarded, trusted, address) => {
    const pipeline = aPipeline(stillWorld(aHall()), { environment: { TRUST_PROXY: trusted } });
    const router = createRouter(pipeline);
    router.get('/address', async ({ ip }) => ip);
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const { body } = await router.inject({ url: '/address', remoteAddress: '10.0.0.1', headers });
    expect(body).toBe(address);
  },
);
