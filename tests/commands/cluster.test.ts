import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseServeOptions } from '#src/server/cluster.ts';
import { root } from '#tests/root.ts';

it.each([
  [[], 1],
  [['--instances', '2'], 2],
  [['--instances=12'], 12],
  [['--hall', 'nachtpont', '--instances', '3'], 3],
  [['--instances', '0'], undefined],
  [['--instances', '100'], undefined],
  [['--instances', 'two'], undefined],
  [['--instances'], undefined],
  [['--instance', '2'], undefined],
])('the command line %j starts this many instances: %s', (words, instances) => {
  expect(parseServeOptions(words)?.instances).toBe(instances);
});

describe('two instances', () => {
  const program = join(root, 'tests/src/server/clustered-process.ts');

  /** Starts the process and waits for both; `printed` resolves to the match when its output contains a pattern. */
  async function start() {
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const printed = async (pattern: RegExp) => {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match;
        await once(child.stdout, 'data');
      }
    };
    const idOf = async (number: number) => Number((await printed(new RegExp(`${number} ready (\\d+)`)))[1]);
    return { child, ids: [await idOf(0), await idOf(1)] as const, printed, output: () => output };
  }

  it('C04 receive a stop signal once: a second one, of a terminal or a process manager, is ignored', async () => {
    const { child, printed, output } = await start();
    child.kill('SIGTERM');
    await Promise.all([printed(/0 stopping/), printed(/1 stopping/)]);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
    const lines = output().trim().split('\n').slice(2);
    expect(lines.toSorted()).toEqual([
      '0 received SIGTERM',
      '0 stopping',
      '1 received SIGTERM',
      '1 stopping',
    ]);
  });

  it('C11 replace the one that exits by itself, under its number', async () => {
    const { ids, printed, child } = await start();
    const logged = once(child.stderr, 'data');
    process.kill(ids[1], 'SIGKILL');
    expect(String(await logged)).toBe('Instance exited (SIGKILL); starting a replacement.\n');
    const [, replacement] = await printed(/1 ready \d+[^]*1 ready (\d+)/);
    expect(Number(replacement)).not.toBe(ids[1]);
    child.kill('SIGTERM');
    await printed(/1 stopping/);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('F04 end both, with its exit code, when the configuration of one is wrong', async () => {
    const { ids, child } = await start();
    process.kill(ids[1], 'SIGHUP');
    // The end of its output is the end of the other instance, which has the same output.
    expect(await once(child, 'close')).toEqual([78, null]);
  });
});
