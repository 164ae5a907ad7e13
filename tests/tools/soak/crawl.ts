import pMap from 'p-map';
import { type AtEnd, atLeast, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startServerProcess } from '#tests/tools/bench/support/server-process.ts';

/** Few enough that the server rejects none of them. */
const concurrency = 4;

/** Requests every page of the sitemap once; the browser tests request those that home leads to first (ROUTE-19). */
export async function crawl(atEnd: AtEnd): Promise<Report> {
  const site = await startServerProcess(atEnd, { kind: 'site' });
  const sitemaps = await listLocations(site.url, '/sitemap.xml');
  const chapters = await Promise.all(sitemaps.map((url) => listLocations(site.url, new URL(url).pathname)));
  const addresses = chapters.flat();
  const checked = await pMap(
    addresses,
    async (address) => [address, await findProblem(site.url, address)] as const,
    { concurrency },
  );
  const faults = checked.flatMap(([address, problem]) => (problem === undefined ? [] : [[address, problem]]));
  return {
    tables: [
      {
        title: `Pages of the sitemap: ${addresses.length}`,
        head: ['address', 'problem'],
        rows: faults.slice(0, 20),
      },
    ],
    goals: [
      atLeast('pages in the sitemap', addresses.length, 500),
      atMost('pages with a problem', faults.length, 0),
    ],
  };
}

async function listLocations(origin: string, path: string): Promise<readonly string[]> {
  const response = await fetch(origin + path);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

async function findProblem(origin: string, address: string): Promise<string | undefined> {
  const response = await fetch(origin + new URL(address).pathname, { redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) return `status ${response.status}`;
  if (!html.includes(`<link rel="canonical" href="${address}"`)) return 'another canonical address';
  return /<h1[\s>]/.test(html) ? undefined : 'no heading';
}
