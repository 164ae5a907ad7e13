import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startLivenessServer } from '#adapters/http-server/operation/liveness.ts';

async function start(port = 0): Promise<{ readonly server: Server; readonly port: number }> {
  const server = await startLivenessServer({ port, host: '127.0.0.1' });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** A probe with a timeout, in another process, because this one is blocked meanwhile; prints its status or its failure. */
const probe = `
  const answer = fetch(process.argv[1], { signal: AbortSignal.timeout(500) });
  console.log(await answer.then(({ status }) => status, ({ name }) => name));
`;

it('C23 is answered with `ok`', async () => {
  const { port } = await start();
  const answer = await fetch(`http://127.0.0.1:${port}/any/path`);
  expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([
    200,
    'ok',
    'no-store',
  ]);
});

it('C23 is not answered while the event loop is blocked, so that the probe’s timeout tells, and is afterwards', async () => {
  const url = `http://127.0.0.1:${(await start()).port}/`;
  const words = ['--input-type=module', '-e', probe, url];
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout).toBe('TimeoutError\n');
  expect((await fetch(url)).status).toBe(200);
});

it('C23 rejects if its port is taken', async () => {
  const { port } = await start();
  await expect(start(port)).rejects.toThrow('EADDRINUSE');
});
