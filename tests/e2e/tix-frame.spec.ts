import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { build } from 'vite';
import type { BareDependencies, BareTicketing } from '#tests/e2e/bare/tix-frame.browser.ts';
import { test } from '#tests/e2e/support/test.ts';
import { root } from '#tests/root.ts';

declare global {
  interface Window {
    startTicketing(dependencies: BareDependencies): BareTicketing;
    ticketing: BareTicketing;
  }
}

const shop = () => process.env['SANDBOX_TIX_URL'] ?? '';
const schoolShop = () => process.env['SANDBOX_TIX_EDUCATION_URL'] ?? '';

/** The adapter and its dependencies, as one classic script. */
async function buildAdapter(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      lib: { entry: join(root, 'tests/e2e/bare/tix-frame.browser.ts'), name: 'bare', formats: ['iife'] },
      minify: false,
    },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('The adapter could not be bundled');
  return chunk.code;
}

/** A page of the site's origin with nothing on it but ticketing. */
async function open(page: Page, haste = 1): Promise<void> {
  await page.goto('/app-health-check');
  await page.addScriptTag({ content: await buildAdapter() });
  await page.evaluate(
    (dependencies) => {
      window.ticketing = window.startTicketing(dependencies);
      window.ticketing.tix.load('nl');
    },
    { tix: shop(), education: schoolShop(), haste },
  );
}

const newsCount = (page: Page) => page.evaluate(() => window.ticketing.news.length);

// The page is not one of the site's, and has no icon.
test.use({ forgives: /favicon/ });

test.describe('messages that are not ticketing’s', () => {
  test('E01 TIX-1 a valid message from the wrong origin, or from another window of the right one, changes nothing @desk', async ({
    page,
  }) => {
    await open(page);
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

    test('E05 TIX-3 is sent nothing, and the call fails @desk', async ({ page }) => {
      await open(page, 10);
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
