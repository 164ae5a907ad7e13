import { expect, type Page } from 'playwright/test';
import { accountPassword } from '#fixtures/sandbox/customers/accounts.ts';
import type { BareDependencies, BareTicketing } from '#tests/e2e/bare/tix-frame.browser.ts';
import { buildBrowserScript } from '#tests/e2e/support/build-browser-script.ts';
import { test as base } from '#tests/e2e/support/test.ts';

declare global {
  interface Window {
    startTicketing(dependencies: BareDependencies): BareTicketing;
    ticketing: BareTicketing;
  }
}

const shop = () => process.env['SANDBOX_TIX_URL'] ?? '';
const schoolShop = () => process.env['SANDBOX_TIX_EDUCATION_URL'] ?? '';

/** The adapter and its dependencies, as one script. */
const test = base.extend<object, { readonly script: string }>({
  script: [
    async ({}, use) => use(await buildBrowserScript('tests/e2e/bare/tix-frame.browser.ts')),
    { scope: 'worker' },
  ],
});

/** A page of the site's origin with nothing on it but ticketing. */
async function open(page: Page, script: string, haste = 1): Promise<void> {
  await page.goto('/app-health-check');
  await page.addScriptTag({ content: script });
  await page.evaluate(
    (dependencies) => {
      window.ticketing = window.startTicketing(dependencies);
      window.ticketing.tix.load('nl');
    },
    { tix: shop(), education: schoolShop(), haste },
  );
}

/** Runs an action at the shop, in another tab. */
async function atTheShop(page: Page, act: (tab: Page) => Promise<unknown>): Promise<void> {
  const tab = await page.context().newPage();
  await act(tab);
  await tab.close();
}

const logIn = (url: string, email: string) => async (tab: Page) => {
  await tab.goto(`${url}/nl/login`);
  await tab.locator('#email').fill(email);
  await tab.locator('#password').fill(accountPassword);
  await tab.locator('#password').press('Enter');
  await tab.waitForURL(/profile/);
};

const lastNews = (page: Page) => page.evaluate(() => window.ticketing.news.at(-1));
const newsCount = (page: Page) => page.evaluate(() => window.ticketing.news.length);

// The page is not one of the site's, and has no icon.
test.use({ forgives: /favicon/ });

test('TIX-1 TIX-2 the real frame reports the session, and reports it again after a login elsewhere @desk', async ({
  page,
  script,
}) => {
  await open(page, script);
  await expect.poll(() => lastNews(page)).toMatchObject({ kind: 'session', session: { user: null } });
  await atTheShop(page, logIn(shop(), 'bezoeker+frame@klankhuis.test'));
  await expect
    .poll(() => lastNews(page))
    .toMatchObject({
      kind: 'session',
      session: { user: { id: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/), tags: [] } },
    });
  await atTheShop(page, (tab) => tab.goto(`${shop()}/nl/logout`));
  await expect.poll(() => lastNews(page)).toMatchObject({ kind: 'session', session: { user: null } });
  expect(await page.locator('iframe').isVisible()).toBe(false);
});

test.describe('messages that are not ticketing’s', () => {
  test('E01 TIX-1 a valid message from the wrong origin, or from another window of the right one, changes nothing @desk', async ({
    page,
    script,
  }) => {
    await open(page, script);
    await expect.poll(() => newsCount(page)).toBe(1);
    const heard = await page.evaluate(
      async (shops) => {
        const origins: string[] = [];
        const all = new Promise<void>((resolve) => {
          addEventListener('message', ({ origin }) => {
            origins.push(origin);
            if (origins.length === 3) resolve();
          });
        });
        // The shop's own page in another frame answers, but is not the loaded one; nor is the other shop's.
        for (const shopUrl of shops) {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', () => frame.contentWindow?.postMessage('GetSession', shopUrl));
          frame.src = `${shopUrl}/nl/itix`;
          document.body.append(frame);
        }
        window.postMessage(
          { order: null, user: { id: 666, hash: 'f'.repeat(64), tags: [] } },
          location.origin,
        );
        await all;
        return origins;
      },
      [shop(), schoolShop()],
    );
    expect(new Set(heard)).toEqual(new Set([shop(), schoolShop(), new URL(page.url()).origin]));
    expect(await newsCount(page)).toBe(1);
  });

  test.describe('a frame that has navigated away', () => {
    test.use({ forgives: /favicon|target origin provided/ });

    test('E05 TIX-3 is sent nothing, and the call fails @desk', async ({ page, script }) => {
      await open(page, script, 10);
      await expect.poll(() => newsCount(page)).toBe(1);
      const outcome = await page.evaluate(async (other) => {
        const overheard: unknown[] = [];
        addEventListener('message', ({ data }) => overheard.push(data));
        const frame = document.querySelector('iframe');
        if (!frame) return 'no frame';
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true });
          frame.src = `${other}/nl/itix`;
        });
        const failure = await window.ticketing.tix.requestSession().then(() => 'answered', String);
        return { failure, overheard };
      }, schoolShop());
      expect(outcome).toEqual({ failure: 'TixFailure: Tix - iframe call timeout', overheard: [] });
    });
  });
});
