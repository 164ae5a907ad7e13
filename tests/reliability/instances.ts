import { randomUUID } from 'node:crypto';
import { createSignedPurgeHeaders } from '#adapters/http-server/operation/purge-route.ts';
import { post } from '#tests/reliability/faults.ts';
import type { ServedSite } from '#tests/support/served-site.ts';

/** The secret with which the CMS signs what it purges. */
export const purgeSecret = 'a-secret-of-the-cms';

/** Whether an instance is connected to Redis: `up` if it is. */
export async function sharedState(site: ServedSite): Promise<string> {
  return ((await (await site.fetch('/app-health-check?deep=1')).json()) as { shared: string }).shared;
}

/** The headers of a purge at this moment. */
export function signed(site: ServedSite, body: string) {
  const seconds = String(Math.round(site.clock.now() / 1000));
  return createSignedPurgeHeaders(purgeSecret, { seconds, nonce: randomUUID() }, body);
}

/** Purges an instance, all of it if `body` names nothing, and returns the status. */
export async function purge(site: ServedSite, body = '{"how":"hard"}'): Promise<number> {
  return (await post(site, '/purge', body, signed(site, body))).status;
}
