import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { type PlainHost, plainHost } from '#tests/e2e/support/plain-host.ts';
import { siteTexts } from '#tests/e2e/support/site.ts';
import { test as base } from '#tests/e2e/support/test.ts';
import { root } from '#tests/root.ts';

const demo = join(root, 'dist/offline');

const test = base.extend<{ readonly fallback: string | undefined }>({
  /** The file with which the host answers an address without a file. */
  fallback: [undefined, { option: true }],
});

test.use({
  // The browser makes the hall, for which compiling its scripts for speed pays.
  launchOptions: async ({ launchOptions }, use) => {
    const args = launchOptions.args?.filter((arg) => !arg.startsWith('--js-flags')) ?? [];
    await use({ ...launchOptions, args });
  },
});

test.describe('the demo without a server', () => {
  // One at a time: in each, a browser makes the whole hall and its pictures.
  test.describe.configure({ mode: 'default' });
  test.use({ serviceWorkers: 'allow' });

  let host: PlainHost;

  test.beforeEach(async ({ fallback }) => {
    host = await plainHost(demo, fallback);
  });

  test.afterEach(async () => {
    await host.close();
  });

  test('LAYOUT-18 has its icons and its manifest as files of the host, and works in both languages, on pages not visited before and after a reload @desk', async ({
    page,
    request,
  }) => {
    await enter(page, host.url);
    await test.step('its browser can install it as an app', () => expectInstallable(page, request, '/'));
    for (const locale of locales) {
      const texts = siteTexts[locale];
      await page.goto(`${host.url}${texts.calendar}`);
      await expect(page.getByRole('status').filter({ hasText: texts.concerts })).toBeVisible();
      const concert = page.locator('article h3 a').first();
      const title = (await concert.innerText()).trim();
      await concert.click();
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      // A document that the browser makes once more is the same in each language.
      if (locale === 'nl') await page.reload();
      await expect(heading).toBeVisible();
      const plates = await page
        .locator('main img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
      expect(plates.length).toBeGreaterThan(0);
    }
  });

  test.describe('on a host that answers every address without a file with the page', () => {
    test.use({ fallback: 'index.html', forgives: /can escape its sandboxing/ });

    test('LAYOUT-18 TPL-7 has the icons and the manifest of the other language; logs a friend in at its own login page, keeps their favourites over a reload, and opens a lesson in its frame, which nothing of the demo covers @desk @all', async ({
      page,
      request,
    }) => {
      await enter(page, `${host.url}/en`);
      await expectInstallable(page, request, '/en');
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
      await lesson.getByRole('button', { name: 'Whole board' }).click();
      await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('data-full', 'yes');
    });
  });

  test.describe('in a world with an outage', () => {
    test.use({ forgives: /away|unreachable|unavailable|error-page-missing/ });

    test('ERROR-1 LIST-14 without the CMS shows a bundled error message; a world is chosen by the address, and stays: tonight sold out, or a calendar that cannot be searched @desk @all', async ({
      page,
    }) => {
      await enter(page, `${host.url}/?world=cms-down`);
      await expect(page.locator('main h1')).toHaveText(siteTexts.nl.away);
      await expectNoAxeViolations(page);
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
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([links.at(-1)?.[1], []]);
  const manifest = JSON.parse(data || '{}') as { start_url: string; icons: { src: string }[] };
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
