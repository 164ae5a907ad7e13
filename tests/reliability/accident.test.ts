import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#tests/root.ts';

function endingOf(accident: string) {
  const file = join(root, 'tests/reliability/accident.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, accident], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

it.each(['throw', 'reject'])(
  'C05 a mistake outside every request (%s) is logged, and ends the process well, so that another can begin',
  (accident) => {
    const { status, stdout, stderr } = endingOf(accident);
    expect([status, stdout.trim()]).toEqual([1, 'stopped well']);
    expect(JSON.parse(stderr.trim())).toMatchObject({
      event: 'server.broken',
      cause: { message: 'outside every request' },
    });
  },
);

it('C04 the word to stop ends the process well', () => {
  expect(endingOf('term')).toMatchObject({ status: 0, stdout: 'stopped well\n' });
});
