import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseInstanceCount } from '#src/server/cluster.ts';
import { root } from '#tests/root.ts';

it.each([
  [[], 1],
  [['--instances', '2'], 2],
  [['--instances=12'], 12],
  [['--instances', '0'], undefined],
  [['--instances', '100'], undefined],
  [['--instances', 'two'], undefined],
  [['--instances'], undefined],
  [['--instance', '2'], undefined],
])('the command line %j starts this many instances: %s', (words, instances) => {
  expect(parseInstanceCount(words)).toBe(instances);
});

describe('a stop signal to several instances', () => {
  const program = join(root, 'tests/src/server/clustered-process.ts');

  /** Starts the process; `printed` resolves when its output contains a text. */
  async function start(deadlineMs: number) {
    const child = spawn(process.execPath, ['--import', 'tsx', program, String(deadlineMs)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const printed = async (text: string) => {
      while (!output.includes(text)) await once(child.stdout, 'data');
    };
    await printed('ready');
    return { child, printed, output: () => output };
  }

  it('C04 is forwarded once: a second one, of a terminal or a process manager, is ignored', async () => {
    const { child, printed, output } = await start(60_000);
    child.kill('SIGTERM');
    await printed('stopping');
    child.kill('SIGINT');
    await once(child, 'close');
    expect(output()).toBe('ready\nstopping\nreceived SIGTERM\n');
  });

  it('F02 is followed by a kill of an instance that has not exited at the deadline', async () => {
    const { child, output } = await start(100);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output()).not.toContain('received');
  });
});
