import { expect, it } from 'vitest';
import { parseInstanceCount } from '#src/server/operation/cluster.ts';

it.each([
  [[], 1],
  [['--instances', '2'], 2],
  [['--instances=12'], 12],
  [['--instances', '0'], undefined],
  [['--instances', '100'], undefined],
  [['--instances', 'two'], undefined],
  [['--instances'], undefined],
  [['--instance', '2'], undefined],
])('the command line %j asks for so many instances: %s', (words, instances) => {
  expect(parseInstanceCount(words)).toBe(instances);
});
