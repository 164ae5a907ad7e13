import { createServer, type Server } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { siteOfTest } from '#tests/support/site-of-test.ts';

/** Node's class of a listening socket. */
interface SocketHandle {
  readonly constructor: { readonly prototype: { bind6(): number } };
}

/** The error with which Linux refuses a socket for a family of addresses that it does not have. */
const familyNotSupported = -97;

/** Fails each bind to an IPv6 address until the test has finished, as a machine without IPv6 does. */
async function removeIpv6(): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { _handle: handle } = server as Server & { readonly _handle: SocketHandle };
  const spy = vi.spyOn(handle.constructor.prototype, 'bind6').mockReturnValue(familyNotSupported);
  server.close();
  onTestFinished(() => spy.mockRestore());
}

it('F17 starts on a machine without IPv6, and logs the address it listens on', async () => {
  await removeIpv6();
  const site = await siteOfTest(aHall());
  const { status } = await fetch(`http://127.0.0.1:${new URL(site.url).port}/robots.txt`);
  expect(status).toBe(200);
  const started = site.logger.entries.find(({ event }) => event === 'server.listening');
  expect(started?.facts).toMatchObject({ address: '0.0.0.0' });
});
