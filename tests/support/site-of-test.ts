import { afterAll, onTestFinished } from 'vitest';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

type SiteOptions = Parameters<typeof serveSite>;

/** A site for all tests of a file. */
export async function siteOfFile(...options: SiteOptions): Promise<ServedSite> {
  const site = await serveSite(...options);
  afterAll(() => site.close());
  return site;
}

/** A site for one test, with nothing in its caches. */
export async function siteOfTest(...options: SiteOptions): Promise<ServedSite> {
  const site = await serveSite(...options);
  onTestFinished(() => site.close());
  return site;
}
