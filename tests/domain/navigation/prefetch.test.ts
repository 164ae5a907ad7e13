import { expect, it } from 'vitest';
import { canPrefetch } from '#domain/navigation/prefetch.ts';

it.each([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{}, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('ROUTE-20 prefetches on %j: %s', (connection, answer) => {
  expect(canPrefetch(connection)).toBe(answer);
});
