import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { type PlainHost, plainHost } from '#tests/e2e/support/plain-host.ts';
import { siteTexts } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { root } from '#tests/root.ts';

const demo = join(root, 'dist/offline');

const recordingBytes = statSync(join(root, 'fixtures/sandbox/media/sound/recordings/ravel-bolero.mp3')).size;

/** For a page of the demo: its browser makes the hall first, which takes seconds on a busy machine. */
const whenMade = { timeout: 30_000 };

test.describe('the demo without a server', () => {
  // One at a time: in each, a browser makes the whole hall and its pictures.
  test.describe.configure({ mode: 'default' });
  test.use({ serviceWorkers: 'allow' });

  let host: PlainHost;

  test.beforeEach(async () => {
    host = await plainHost(demo);
  });

  test.afterEach(async () => {
    await host.close();
  });

  test('works offline in both languages, on pages not visited before, after a reload', async ({ page }) => {
    test.slow();
    await enter(page, host.url);
    await host.close();
    for (const locale of locales) {
      const texts = siteTexts[locale];
      await page.goto(`${host.url}${texts.calendar}`);
      await expect(page.getByRole('status').filter({ hasText: texts.concerts })).toBeVisible(whenMade);
      const concert = page.locator('article h3 a').first();
      const title = (await concert.innerText()).trim();
      await concert.click();
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible(whenMade);
      const plates = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
      expect(plates.length).toBeGreaterThan(0);
    }
  });

  test('AUDIO-2 has the recordings without a network, whole and in parts', async ({ page }) => {
    await enter(page, host.url);
    await host.close();
    const answers = await page.evaluate(async () => {
      const request = async (headers: Record<string, string>) => {
        const response = await fetch('/media/audio/ravel-bolero.mp3', { headers });
        const { byteLength } = await response.arrayBuffer();
        return { status: response.status, byteLength };
      };
      return [await request({}), await request({ Range: 'bytes=1000-1999' })];
    });
    expect(answers).toEqual([
      { status: 200, byteLength: recordingBytes },
      { status: 206, byteLength: 1000 },
    ]);
  });

  test('LAYOUT-18 has its icons and its manifest as files of the host, which an app is installed from', async ({
    page,
    request,
  }) => {
    await enter(page, host.url);
    await expectInstallable(page, request, '/');
  });

  test('LAYOUT-18 has them on a host that answers every other address with the page, in the other language', async ({
    page,
    request,
  }) => {
    const fallbackHost = await plainHost(demo, 'index.html');
    await enter(page, `${fallbackHost.url}/en`);
    await expectInstallable(page, request, '/en');
    await fallbackHost.close();
  });

  test.describe('with everything on one host, including the lesson player', () => {
    test.use({ forgives: /can escape its sandboxing/ });

    test('TPL-7 logs a friend in at its own login page, keeps their favourites over a reload, and opens a lesson in its frame, which nothing of the demo covers', async ({
      page,
    }) => {
      await enter(page, host.url);
      await page.goto(`${host.url}/kassa/nl/login?returnUrl=${encodeURIComponent(`${host.url}/concerten`)}`);
      await page.getByRole('button', { name: /a Friend/ }).click();
      const saveButton = page.locator('article button[aria-pressed]').first();
      await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
      await saveButton.click();
      await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
      const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
      expect(await topOf('body > details')).toBeGreaterThan(await topOf('main'));
      await page.reload();
      await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
      await page.goto(`${host.url}/en/education/for-schools`);
      const worlds = page.locator('body > details');
      await expect(worlds).toHaveCSS('position', 'static');
      await page.getByRole('main').getByText('Open the lesson').click();
      const lesson = page.frameLocator('iframe[src*="/les/"]');
      await lesson.getByRole('button', { name: 'Begin' }).click();
      await expect(lesson.getByText('High or low?')).toBeVisible();
    });
  });

  test.describe('in a world with an outage', () => {
    test.use({ forgives: /away|unreachable|unavailable|error-page-missing/ });

    test('ERROR-1 without the CMS shows a bundled error message', async ({ page }) => {
      await enter(page, `${host.url}/?world=cms-down`);
      await expect(page.locator('main h1')).toHaveText(siteTexts.nl.away);
      await expectNoAxeViolations(page);
    });

    test('LIST-14 a world is chosen by the address, and stays: tonight sold out, or a calendar that cannot be searched', async ({
      page,
    }) => {
      await enter(page, host.url);
      await page.goto(`${host.url}/concerten?world=sold-out-gala`);
      await expect(page.locator('article').first()).toContainText('Uitverkocht');
      await page.goto(`${host.url}/concerten`);
      await expect(page.locator('article').first()).toContainText('Uitverkocht');
      await page.goto(`${host.url}/concerten?world=search-down`);
      await expect(page.getByRole('heading', { name: siteTexts.nl.noSearch })).toBeVisible();
    });
  });
});

/** The icons that a document links to are images, and its manifest is one from which its browser can install the app at `home`. */
async function expectInstallable(page: Page, request: APIRequestContext, home: string): Promise<void> {
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('rel') ?? '', (link as HTMLLinkElement).href]),
    );
  expect(links.map(([rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([links.at(-1)?.[1], []]);
  const manifest = JSON.parse(data) as { start_url: string; icons: { src: string }[] };
  expect(manifest.start_url).toBe(home);
  const icons = [...links.slice(0, -1).map(([, href = '']) => href), ...manifest.icons.map(({ src }) => src)];
  expect(icons).toHaveLength(7);
  for (const icon of icons) {
    // By a client without the service worker, as browsers request icons.
    const answer = await request.get(new URL(icon, page.url()).href);
    expect([icon, answer.status(), answer.headers()['content-type']]).toEqual([
      icon,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
}

/** The first visit fills the caches; it is over when the site is rendered. */
async function enter(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated] main h1').waitFor();
}
