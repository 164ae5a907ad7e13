import { expect, it } from 'vitest';
import { healthPath } from '#domain/navigation/health-path.ts';

it('ROUTE-1 the site reports its health at an address for load balancers', () => {
  expect(healthPath).toBe('/app-health-check');
});
