import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';

const program = join(root, 'tests/adapters/cluster/purging-instances.ts');

function run(...words: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split('\n').toSorted();
}

describe('two instances of one machine without Redis', () => {
  it('B16 D21 a purge of one reaches both, and its nonce is accepted once by both together', () => {
    expect(run()).toEqual([
      'first: claimed true',
      'first: purged hard page nl',
      'first: unreached ',
      'second: claimed false,true',
      'second: purged hard page nl',
    ]);
  });

  it('B16 a purge that the primary process does not pass on names the other instances as unreached', () => {
    expect(run('deaf')).toEqual([
      'first: claimed true',
      'first: purged hard page nl',
      'first: unreached otherInstances',
    ]);
  });
});
