import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tests/root.ts';

/** A timeout with a signal that the process does not handle and never exits with by itself. */
const killOptions = { timeout: 120_000, killSignal: 'SIGALRM' } as const;

const program = ['--import', 'tsx', join(root, 'tests/reliability/failing-process.ts')];

function runFailing(accident: string, output: 'pipe' | number = 'pipe') {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [...program, accident], {
    cwd: root,
    encoding: 'utf8',
    ...killOptions,
    stdio: ['ignore', output, 'pipe'],
  });
  return { status, signal, stdout, stderr };
}

it.each(['throw', 'reject'])(
  'C05 an error outside every request (%s) is logged and shuts the process down gracefully, so that it can be restarted',
  (accident) => {
    const { status, stderr } = runFailing(accident);
    const [line = '', end = ''] = stderr.split('\n');
    expect([status, end]).toEqual([1, 'stopped well {}']);
    expect(JSON.parse(line)).toMatchObject({
      event: 'server.broken',
      cause: { message: 'outside every request' },
    });
  },
);

it('C04 a stop signal shuts the process down gracefully', () => {
  expect(runFailing('term')).toMatchObject({ status: 0, stderr: 'stopped well {}' });
});

it('F01 log lines on a full disk are dropped and counted, and the process runs until it is stopped', () => {
  const full = openSync('/dev/full', 'w');
  try {
    const { status, stderr } = runFailing('log-flood', full);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(/^stopped well .*"overflow":\d+/),
    });
    expect(stderr).toMatch(/"write_failed":\d+/);
  } finally {
    closeSync(full);
  }
});

it('F01 a log without a reader delays the exit by a second at most', async () => {
  const child = spawn(process.execPath, [...program, 'log'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...killOptions,
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  child.stdout.destroy();
});

it('F01 a writable log contains every line when the process exits', () => {
  const { status, stdout, stderr } = runFailing('log');
  expect([status, stderr]).toEqual([0, 'stopped well {}']);
  expect(stdout.split('\n').filter((line) => line.startsWith('{"level":"info"'))).toHaveLength(8);
});

it('F02 a shutdown that hangs is killed at its deadline', () => {
  expect(runFailing('hang')).toMatchObject({ status: null, signal: 'SIGKILL' });
});
