import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { type LivenessServer, startLiveness } from '#adapters/http-server/operation/liveness.ts';

/** Polls until the response has the expected status, and prints it; runs in another process, because this one is blocked meanwhile. */
const asker = `
  const [, url, expected] = process.argv;
  let answer;
  do answer = await fetch(url); while (String(answer.status) !== expected);
  console.log(answer.status, await answer.text());
`;

/** Blocks this process until another one has received a response of this status; returns what that printed. */
function askWhileBlocked({ port }: LivenessServer, status: number): string {
  const words = ['--input-type=module', '-e', asker, `http://127.0.0.1:${port}/`, String(status)];
  return spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 20_000 }).stdout;
}

it('C23 is answered by a separate thread while the event loop is blocked', async () => {
  const liveness = await startLiveness({ port: 0, host: '127.0.0.1', stalledAfterMs: 60_000 });
  expect(askWhileBlocked(liveness, 200)).toBe('200 ok\n');
  await liveness.close();
});

it('C23 fails once the event loop has been blocked for the limit, until it runs again', async () => {
  const liveness = await startLiveness({ port: 0, host: '127.0.0.1', stalledAfterMs: 500 });
  try {
    expect(askWhileBlocked(liveness, 503)).toBe('503 stalled\n');
    const status = async () => (await fetch(`http://127.0.0.1:${liveness.port}/`)).status;
    await expect.poll(status).toBe(200);
  } finally {
    await liveness.close();
  }
});

it('C23 rejects if its port is taken', async () => {
  const one = await startLiveness({ port: 0, host: '127.0.0.1' });
  await expect(startLiveness({ port: one.port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
  await one.close();
});
