import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';
import { printedByExit } from '#tests/support/printed-by-exit.ts';

const sandbox = { port: 'SANDBOX_PORT', host: 'SANDBOX_HOST' } as const;

it.each([
  ['EADDRINUSE', { port: 4000 }, 'SANDBOX_PORT: port 4000 is taken by another process.'],
  ['EACCES', { port: 80 }, 'SANDBOX_PORT: port 80 may not be used by this user.'],
  ['ENOTFOUND', { hostname: 'hal' }, 'SANDBOX_HOST: "hal" is no address of this machine.'],
  ['EAI_AGAIN', { hostname: 'hal' }, 'SANDBOX_HOST: "hal" is no address of this machine.'],
])('F04 a start that fails with %s %j says so in one sentence', (code, facts, sentence) => {
  const cause = Object.assign(new Error(code), { code, ...facts });
  expect(printedByExit(() => exitAfterFailedStart(cause, sandbox))).toEqual([sentence]);
});

it('F04 a start at an address of another machine says so in one sentence', async () => {
  const [cause] = await once(createServer().listen(0, '192.0.2.1'), 'error').catch((error: unknown) => [
    error,
  ]);
  expect(printedByExit(() => exitAfterFailedStart(cause))).toEqual([
    'HOST: "192.0.2.1" is no address of this machine.',
  ]);
});

it('F04 any other failure of a start is thrown', () => {
  const cause = new TypeError('a bug');
  expect(() => exitAfterFailedStart(cause)).toThrow(cause);
});

it('F04 an invalid configuration is one sentence for each variable', () => {
  expect(printedByExit(() => readConfigOrExit({ PORT: 'abc', SANDBOX_PORT: 'abc' }))).toEqual([
    expect.stringMatching(/^PORT: "abc" is not a port number from 0 to 65535\.$/),
    expect.stringMatching(/^SANDBOX_PORT: "abc" .*\.$/),
  ]);
});
