import { expect } from 'playwright/test';
import { openFilters, readConcertCount, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const site = siteTexts.nl;
const weekend = 'Dit weekend';

test('WAY-12 a link above the list leaves as many concerts as it stated, and removes its filter when it is chosen again @phone', async ({
  page,
}) => {
  await page.goto(site.calendar);
  await waitForHydration(page);
  const all = await readConcertCount(page, 'nl');
  const link = page.getByRole('link', { name: new RegExp(`^${weekend} \\d+$`) });
  const stated = Number((await link.innerText()).replace(/\D/g, ''));
  await link.click();
  await expect(page).toHaveURL(/\?date=2026-11-21&until=2026-11-22$/);
  await expect.poll(() => readConcertCount(page, 'nl')).toBe(stated);
  const chosen = page.getByRole('link', { name: `${site.remove} ${weekend}` });
  await expect(chosen).toBeFocused();
  const days = page.locator('#results section h2 time');
  await expect(days.first()).toHaveAttribute('datetime', '2026-11-21');
  await expect(days.last()).toHaveAttribute('datetime', '2026-11-22');
  await chosen.click();
  await expect(page).toHaveURL(new RegExp(`${site.calendar}$`));
  await expect.poll(() => readConcertCount(page, 'nl')).toBe(all);
  await page.getByRole('link', { name: /^Gratis \d+$/ }).click();
  await expect(page).toHaveURL(/\?specials=Gratis$/);
  await page.getByRole('link', { name: weekend, exact: true }).click();
  await expect(page).toHaveURL(/\?date=2026-11-21&specials=Gratis&until=2026-11-22$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?specials=Gratis$/);
});

test('LIST-9 WAY-14 a day of the month picker shows the list from that day, or that day only, and is readable under the pointer; every month has the same height @desk', async ({
  page,
}) => {
  await page.goto(site.calendar);
  await waitForHydration(page);
  await openFilters(page, 'nl');
  const day = page.locator('table td [data-key="2026-11-27"]');
  await day.click();
  await expect(page).toHaveURL(/\?date=2026-11-27$/);
  await expect(page.locator('#results section h2 time').first()).toHaveAttribute('datetime', '2026-11-27');
  await expect(day).toHaveAttribute('data-chosen', 'yes');
  const background = () => day.evaluate((element) => getComputedStyle(element).backgroundColor);
  const underPointer = await background();
  await page.getByRole('link', { name: /^alleen / }).click();
  await expect(page).toHaveURL(/\?date=2026-11-27&until=2026-11-27$/);
  expect(underPointer).toBe(await background());
  await expect(page.locator('#results section h2 time')).toHaveCount(1);
  const heading = page.locator('#month');
  const heights = new Set<number>();
  for (let months = 0; months < 4; months += 1) {
    heights.add((await page.locator('table[role="grid"]').boundingBox())?.height ?? 0);
    const before = await heading.innerText();
    await page.getByRole('button', { name: 'Volgende maand' }).click();
    await expect(heading).not.toHaveText(before);
  }
  expect([...heights]).toEqual([expect.any(Number)]);
});
