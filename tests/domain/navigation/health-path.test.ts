import { expect, it } from 'vitest';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';

it('ROUTE-1 the site reports that it is up at an address that load balancers know', () => {
  expect(healthPath).toBe('/app-health-check');
});
