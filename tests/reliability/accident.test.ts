import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tests/root.ts';

/** Ends even a process that heeds no other word, and is none of the ways in which it ends by itself. */
const impatient = { timeout: 20_000, killSignal: 'SIGALRM' } as const;

const program = ['--import', 'tsx', join(root, 'tests/reliability/accident.ts')];

function endingOf(accident: string, output: 'pipe' | number = 'pipe') {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [...program, accident], {
    cwd: root,
    encoding: 'utf8',
    ...impatient,
    stdio: ['ignore', output, 'pipe'],
  });
  return { status, signal, stdout, stderr };
}

it.each(['throw', 'reject'])(
  'C05 a mistake outside every request (%s) is logged, and ends the process well, so that another can begin',
  (accident) => {
    const { status, stderr } = endingOf(accident);
    const [line = '', end = ''] = stderr.split('\n');
    expect([status, end]).toEqual([1, 'stopped well {}']);
    expect(JSON.parse(line)).toMatchObject({
      event: 'server.broken',
      cause: { message: 'outside every request' },
    });
  },
);

it('C04 the word to stop ends the process well', () => {
  expect(endingOf('term')).toMatchObject({ status: 0, stderr: 'stopped well {}' });
});

it('F01 a log on a full disk is counted and dropped, and the process goes on until it is told to stop', () => {
  const full = openSync('/dev/full', 'w');
  try {
    const { status, stderr } = endingOf('log-flood', full);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(/^stopped well .*"overflow":\d+/),
    });
    expect(stderr).toMatch(/"write_failed":\d+/);
  } finally {
    closeSync(full);
  }
});

it('F01 a log that nobody reads holds the process no longer than a second', async () => {
  const child = spawn(process.execPath, [...program, 'log'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...impatient,
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  child.stdout.destroy();
});

it('F01 a log that can be written holds every line when the process ends', () => {
  const { status, stdout, stderr } = endingOf('log');
  expect([status, stderr]).toEqual([0, 'stopped well {}']);
  expect(stdout.split('\n').filter((line) => line.startsWith('{"level":"info"'))).toHaveLength(8);
});

it.each(['hang', 'loop'])('F02 a stop that never ends (%s) is cut off at its deadline', (accident) => {
  expect(endingOf(accident)).toMatchObject({ status: null, signal: 'SIGKILL' });
});
