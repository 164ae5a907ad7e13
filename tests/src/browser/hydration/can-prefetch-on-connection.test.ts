import { expect, it } from 'vitest';
import { canPrefetchOnConnection } from '#src/browser/hydration/create-page-prefetch.ts';

it.each([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{}, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('ROUTE-20 prefetches on %j: %s', (connection, answer) => {
  expect(canPrefetchOnConnection(connection)).toBe(answer);
});
