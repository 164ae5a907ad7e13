import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { sum } from 'simple-statistics';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { freePort } from '#tests/support/free-port.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { hasNginx, startNginx } from '#tests/support/nginx.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { season } from '#tests/support/season.ts';
import { logIn } from '#tests/tools/bench/support/log-in.ts';
import { type AtEnd, atMost, type Report, Skipped } from '#tests/tools/bench/support/report.ts';
import { startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import {
  buildNextRelease,
  builtRelease,
  publishRelease,
  type Release,
  type ServedRelease,
  serveRelease,
} from '#tests/tools/soak/releases.ts';
import { UpgradeTab, unvisitedPath } from '#tests/tools/soak/upgrade-tabs.ts';

/** The load beside the clicks of the tabs. */
const requestsPerSecond = 4;

/** nginx tries an instance again two seconds after it failed (`fail_timeout`); until then the other one must not be replaced. */
const retryAfterMs = 3000;

const typedEmail = 'half-typed@voorbeeld';

/**
 * Two instances behind nginx are upgraded one after the other, and rolled back, under load and with tabs open: first with the browser
 * files of both releases in the shared folder, at the end without them (OPS-3).
 */
export async function upgrade(atEnd: AtEnd, seconds: number): Promise<Report> {
  if (!hasNginx || !hasRedis) throw new Skipped('it needs nginx, openssl and Redis');
  const next = await buildNextRelease(atEnd);
  const sharedAssets = mkdtempSync(join(tmpdir(), 'klankhuis-shared-'));
  atEnd(() => rmSync(sharedAssets, { recursive: true }));
  const clock = new SystemClock();
  const sandbox = await startBenchSandbox(atEnd, season, clock);
  const redis = await startRedis();
  atEnd(() => redis.close());
  const ports = [await freePort(), await freePort()] as const;
  const nginx = await startNginx(ports, 'http');
  atEnd(() => nginx.close());
  const origin = `http://localhost:${nginx.port}`;
  const environment = {
    ...environmentOf(sandbox.urls),
    CMS_ELASTICSEARCH_TOKEN: 'sandbox-elasticsearch',
    CMS_PUBLIC_FORM_TOKEN: 'sandbox-public-form',
    SITE_ORIGIN: origin,
    REDIS_URL: redis.url,
    EDGE_CACHE: 'nginx',
    TRUST_PROXY: '1',
    SHUTDOWN_DRAIN_MS: '1000',
    NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
  };
  const instances = new Map<number, ServedRelease>();
  /** Replaces the instance on a port. */
  const replace = async (port: number, release: Release, folder = sharedAssets) => {
    await instances.get(port)?.stop();
    const own = { ...environment, PORT: String(port), SHARED_ASSETS: folder };
    instances.set(port, await serveRelease(atEnd, release, own));
    await passed(retryAfterMs);
  };
  publishRelease(builtRelease, sharedAssets);
  for (const port of ports) await replace(port, builtRelease);

  const browser = await launchBrowser();
  atEnd(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const load = startLoad(atEnd, origin);
  const tabs = await openTabs(context, origin);
  const concerts = season.editions.nl.pages.flatMap((page) => (page.kind === 'event' ? [page.url] : []));
  const saved: string[] = [];
  const save = async (tab: UpgradeTab) => {
    const path = concerts[10 + saved.length * 3] ?? '';
    if (await saveConcert(tab, origin, path)) saved.push(path);
  };

  /** The rows of the phases: requests, clicks, and responses with 5xx. */
  const phases: (readonly (string | number)[])[] = [];
  /** Lets the tabs click for some seconds, at least twice each. */
  const measure = async (name: string, phaseSeconds: number, walking = tabs.walking) => {
    const count = () => [
      load.requests,
      sum(walking.map(({ clicks }) => clicks)),
      load.serverErrors.length + sum(walking.map(({ serverErrors }) => serverErrors.length)),
    ];
    const before = count();
    const endsAt = clock.now() + phaseSeconds * 1000;
    for (let round = 0; round < 2 || clock.now() < endsAt; round += 1) {
      for (const tab of walking) await tab.follow();
      await passed(400);
    }
    phases.push([name, ...count().map((value, column) => value - (before[column] ?? 0))]);
  };

  await save(tabs.saving);
  await measure('two instances of the old release', 5);
  publishRelease(next, sharedAssets);
  await replace(ports[0], next);
  await save(tabs.saving);
  const newTab = await UpgradeTab.open(context, origin, '/series');
  const walkingWithNew = [...tabs.walking, newTab];
  await measure('one of each', seconds, walkingWithNew);
  await save(newTab);
  await replace(ports[1], next);
  await measure('two instances of the new release', 5, walkingWithNew);
  await save(tabs.saving);
  await replace(ports[0], builtRelease);
  await measure('rolled back on one', 5, walkingWithNew);
  await replace(ports[1], builtRelease);
  await measure('rolled back on both', 5, walkingWithNew);
  await save(newTab);

  // Without the files of the old release, a tab that needs one of them loads its page as a document.
  const empty = mkdtempSync(join(tmpdir(), 'klankhuis-empty-'));
  atEnd(() => rmSync(empty, { recursive: true }));
  for (const port of ports) await replace(port, next, empty);
  await tabs.unvisited.followTo(unvisitedPath);
  const lost: string[] = [];
  const reader = await UpgradeTab.open(context, origin, '/concerten');
  for (const path of saved) if (!(await isSaved(reader, origin, path))) lost.push(path);
  const typed = await tabs.typing.page.locator('input[name="email"]').first().inputValue();
  await tabs.typing.recordReload();

  const all = [...walkingWithNew, tabs.typing, tabs.unvisited, tabs.saving, reader];
  const failed = all.flatMap((tab) => tab.failed);
  const serverErrors = [...load.serverErrors, ...all.flatMap((tab) => tab.serverErrors)];
  const withFiles = all.filter((tab) => tab !== tabs.unvisited);
  const none = (name: string, found: readonly string[]) =>
    atMost(name, found.length, 0, '', found.slice(0, 3).join(', '));
  return {
    tables: [
      {
        title: `An upgrade and a rollback under load, ${requestsPerSecond} requests a second and ${walkingWithNew.length} tabs that click`,
        head: ['', 'requests', 'clicks', '5xx'],
        rows: phases,
      },
    ],
    goals: [
      none('responses with 5xx, or none', serverErrors),
      none('pages that a tab could not show', failed),
      atMost('lost favourites', lost.length + (5 - saved.length), 0, '', lost.join(', ')),
      atMost('lost forms', typed === typedEmail ? 0 : 1, 0),
      atMost(
        'reloads of a tab while its files are there',
        Math.max(...withFiles.map((tab) => tab.reloads.size)),
        0,
      ),
      atMost('reloads of a tab whose files are gone', tabs.unvisited.reloads.size, 1),
    ],
    notes: [
      `favourites saved: ${saved.length}; the tab whose files are gone shows ${new URL(tabs.unvisited.page.url()).pathname}`,
    ],
  };
}

/** The tabs that are open before the upgrade: two that click, one of a known visitor, one with a half-typed form, one that waits. */
async function openTabs(context: BrowserContext, origin: string) {
  const saving = await UpgradeTab.open(context, origin, '/concerten');
  await logIn(saving.page, origin);
  await waitForVisitorLayer(saving.page);
  const typing = await UpgradeTab.open(context, origin, '/over-ons');
  await typing.page.locator('input[name="email"]').first().pressSequentially(typedEmail);
  return {
    saving,
    typing,
    unvisited: await UpgradeTab.open(context, origin, '/over-ons'),
    walking: [
      await UpgradeTab.open(context, origin, '/'),
      await UpgradeTab.open(context, origin, '/concerten'),
    ],
  };
}

/** The heart of the concert at a path. */
async function openConcert({ page }: UpgradeTab, origin: string, path: string) {
  await page.goto(`${origin}${path}`);
  await waitForVisitorLayer(page);
  return page.locator('main button[aria-pressed]').first();
}

/** Saves a concert; resolves to whether the page says so. */
async function saveConcert(tab: UpgradeTab, origin: string, path: string): Promise<boolean> {
  const heart = await openConcert(tab, origin, path);
  const sent = tab.page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/favorites/'),
    { timeout: 15_000 },
  );
  await heart.click();
  return (await sent).ok();
}

async function isSaved(tab: UpgradeTab, origin: string, path: string): Promise<boolean> {
  const heart = await openConcert(tab, origin, path);
  await heart
    .and(tab.page.locator('[aria-pressed="true"]'))
    .waitFor({ timeout: 10_000 })
    .catch(() => {});
  return (await heart.getAttribute('aria-pressed')) === 'true';
}

/** Requests pages at a constant rate until the end, every second of them one that no cache has. */
function startLoad(atEnd: AtEnd, origin: string) {
  const paths = season.editions.nl.pages.flatMap(({ kind, url }) => (kind === 'error' ? [] : [url]));
  const load = { requests: 0, serverErrors: [] as string[] };
  const request = async () => {
    load.requests += 1;
    const path = paths[(load.requests * 13) % paths.length] ?? '/';
    const address = load.requests % 2 === 0 ? path : `/concerten?keyword=lied${load.requests}`;
    try {
      const response = await fetch(`${origin}${address}`);
      await response.arrayBuffer();
      if (response.status >= 500) load.serverErrors.push(`${response.status} ${address}`);
    } catch (cause) {
      load.serverErrors.push(`${cause} ${address}`);
    }
  };
  const interval = setInterval(() => void request(), 1000 / requestsPerSecond);
  atEnd(() => clearInterval(interval));
  return load;
}
