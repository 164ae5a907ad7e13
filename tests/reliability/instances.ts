import { post } from '#tests/reliability/faults.ts';
import type { ServedSite } from '#tests/support/served-site.ts';

/** The token with which the CMS purges. */
export const purgeSecret = 'a-secret-of-the-cms';

/** Whether an instance is connected to Redis: `up` if it is. */
export async function sharedState(site: ServedSite): Promise<string> {
  return ((await (await site.fetch('/app-health-check?deep=1')).json()) as { shared: string }).shared;
}

/** The headers of a purge. */
export const purgeHeaders = { authorization: `Bearer ${purgeSecret}` };

/** Purges an instance, all of it if `body` names nothing, and returns the status. */
export async function purge(site: ServedSite, body = '{"how":"hard"}'): Promise<number> {
  return (await post(site, '/purge', body, purgeHeaders)).status;
}
