import { type BrowserContext, test as base, expect } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { collectComplaints, withoutExpected } from '#tests/e2e/support/complaints.ts';
import { findObscuredFocus, findTooWide, readStructure, wellBuilt } from '#tests/e2e/support/structure.ts';

const address = 'http://hall.test/';

/** Serves one page, and returns the browser messages it causes. */
async function collectFrom(context: BrowserContext, body: string, headers: Record<string, string> = {}) {
  const complaints = await collectComplaints(context);
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body: `<!doctype html><title>Hall</title>${body}` }),
  );
  const page = await context.newPage();
  await page.goto(address);
  return { page, complaints };
}

base.describe('the messages of the browser', () => {
  base('are empty for a page without errors, whatever it logs', async ({ context }) => {
    const { complaints } = await collectFrom(
      context,
      '<script>console.log("calm"); console.info("calm")</script>',
    );
    expect(complaints).toEqual([]);
  });

  base('include the console', async ({ context }) => {
    const body = '<script>console.error("hydration failed"); console.warn("old")</script>';
    const { complaints } = await collectFrom(context, body);
    await expect
      .poll(() => complaints)
      .toEqual([`error at ${address}: hydration failed`, `warning at ${address}: old`]);
  });

  base('include uncaught errors', async ({ context }) => {
    const { complaints } = await collectFrom(context, '<script>throw new Error("dropped")</script>');
    await expect.poll(() => complaints).toContain('uncaught: dropped');
  });

  base('omit a figure that a busy server refuses, but not a missing one', async ({ context }) => {
    await context.route(`${address}figure/*`, (route) =>
      route.fulfill({ status: route.request().url().endsWith('/busy.svg') ? 503 : 404 }),
    );
    const body = '<img src="/figure/busy.svg" alt=""><img src="/figure/gone.svg" alt="">';
    const { complaints } = await collectFrom(context, body);
    await expect.poll(() => complaints).toEqual([expect.stringContaining('/figure/gone.svg')]);
  });

  base('D05 include violations of the policy', async ({ context }) => {
    const headers = { 'content-security-policy': "default-src 'self'" };
    const { complaints } = await collectFrom(context, '<script>console.log(1)</script>', headers);
    await expect
      .poll(() => complaints.join('\n'))
      .toContain('content security policy broken: script-src-elem by inline');
  });

  base('are only omitted by a matching pattern', () => {
    const complaints = ['error: 404', 'error: 500'];
    expect(withoutExpected(complaints, [/404/])).toEqual(['error: 500']);
    expect(withoutExpected(complaints, [])).toEqual(complaints);
  });
});

base.describe('axe', () => {
  base('passes an accessible page', async ({ context }) => {
    const { page } = await collectFrom(
      context,
      '<main lang="nl"><h1>Vanavond</h1><a href="/">Naar huis</a></main>',
    );
    await page.evaluate(() => {
      document.documentElement.lang = 'nl';
    });
    await expectNoAxeViolations(page);
  });

  base('names a violation, and its element', async ({ context }) => {
    const { page } = await collectFrom(context, '<main><h1>Vanavond</h1><img src="data:,"></main>');
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt: .*\(img\)/);
  });
});

base.describe('the structure of a page', () => {
  base('is good with one main, one first heading and no level skipped', async ({ context }) => {
    const { page } = await collectFrom(context, '<main><h1>Hall</h1><h2>Tonight</h2></main>');
    expect(await readStructure(page)).toEqual(wellBuilt);
  });

  base('names the heading that skips a level, and ignores hidden ones', async ({ context }) => {
    const { page } = await collectFrom(
      context,
      '<main><h1>Hall</h1><h2 hidden>Tonight</h2><h3>Mahler</h3></main>',
    );
    expect(await readStructure(page)).toEqual({ ...wellBuilt, skipped: ['h3 after h1: Mahler'] });
  });

  base('names an element wider than the window', async ({ context }) => {
    const { page } = await collectFrom(context, '<p class="long" style="width: 3000px">Mahler</p>');
    expect((await findTooWide(page)).at(-1)).toBe('P.long');
  });

  base('names a focused element under a bar, and nothing without the bar', async ({ context }) => {
    const bar = '<div id="bar" style="position: fixed; inset: 0; background: #fff"></div>';
    const { page } = await collectFrom(context, `<button>Keep</button>${bar}`);
    await page.locator('button').focus();
    expect(await findObscuredFocus(page)).toContain('BUTTON Keep');
    await page.locator('#bar').evaluate((element) => element.remove());
    expect(await findObscuredFocus(page)).toBeUndefined();
  });
});
