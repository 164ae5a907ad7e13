import { expect, type Page } from 'playwright/test';
import { openUntouched, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { realTimeTest as test } from '#tests/e2e/support/test.ts';

const lists = [siteTexts.nl.calendar, '/en/education'] as const;

for (const path of lists) {
  test(`DOOR-23 a first visit to ${path} does not lay out its last rows until the visitor does something`, async ({
    page,
  }) => {
    await openUntouched(page, path);
    const isLaidOut = () =>
      page.evaluate(() => {
        const rows = document.querySelectorAll('main li[data-deferred] h3');
        return [...rows].at(-1)?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      });
    expect(await isLaidOut()).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(isLaidOut).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-layout');
  });
}

for (const depth of [0.25, 0.6, 1]) {
  test(`DOOR-23 coming back to ${depth * 100} % of the calendar shows the same row at the same place`, async ({
    page,
  }) => {
    await page.goto(siteTexts.nl.calendar);
    await waitForHydration(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-layout');
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), depth);
    const before = await firstRow(page);
    await page.goto('/app-health-check');
    await page.goBack();
    await expect.poll(() => firstRow(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => firstRow(page)).toEqual(before);
  });
}

/** The title of the first row in the window, and its distance to the window's top in tens of pixels. */
function firstRow(page: Page): Promise<readonly [title: string, top: number] | undefined> {
  return page.evaluate(() => {
    for (const title of document.querySelectorAll('main li h3')) {
      const { top } = title.getBoundingClientRect();
      if (top >= 0) return [title.textContent, Math.round(top / 10)] as const;
    }
    return undefined;
  });
}
