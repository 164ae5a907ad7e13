import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startLiveness } from '#src/server/operation/liveness.ts';

/** Polls until the response is 503, and prints each response; runs in another process, because this one is blocked meanwhile. */
const asker = `
  const [, url] = process.argv;
  let said;
  do {
    const answer = await fetch(url);
    const now = answer.status + ' ' + (await answer.text());
    if (now !== said) console.log(now);
    said = now;
  } while (!said.startsWith('503'));
`;

it('C23 is answered by a separate thread while the event loop is blocked, and fails after the limit', async () => {
  const liveness = await startLiveness({ port: 0, host: '127.0.0.1', stalledAfterMs: 1500 });
  try {
    const url = `http://127.0.0.1:${liveness.port}/`;
    const words = ['--input-type=module', '-e', asker, url];
    // Blocks this process until the other one has exited.
    const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 20_000 });
    expect(stdout).toBe('200 ok\n503 stalled\n');
    await expect.poll(async () => (await fetch(url)).status).toBe(200);
  } finally {
    await liveness.close();
  }
});

it('C23 rejects if its port is taken', async () => {
  const one = await startLiveness({ port: 0, host: '127.0.0.1' });
  await expect(startLiveness({ port: one.port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
  await one.close();
});
