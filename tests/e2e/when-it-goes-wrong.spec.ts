import { expect } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { season } from '#tests/e2e/support/season.ts';
import { waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';
import { isOverlapping } from '#ui/layout/rectangle.ts';

const editions = season.editions;

/** The page of a concert that always exists, by its number. */
function findConcert(locale: Locale, id: number): EventPage {
  const found = editions[locale].pages.find((page) => page.kind === 'event' && page.event.id === id);
  if (found?.kind !== 'event') throw new Error(`The season has no concert ${id}`);
  return found;
}

const words = {
  nl: { cancelled: 'Dit concert is geannuleerd.', moved: 'Naar de nieuwe datum', calendar: 'Zet in agenda' },
  en: {
    cancelled: 'This concert has been cancelled.',
    moved: 'Go to the new date',
    calendar: 'Add to calendar',
  },
} as const satisfies Record<Locale, unknown>;

for (const locale of locales) {
  const labels = words[locale];

  test(
    `WAY-35 a cancelled concert says so below its title, and offers nothing that is untrue (${locale})`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(findConcert(locale, 48217).url);
      await expect(page.getByRole('region', { name: labels.cancelled }).getByRole('link')).not.toHaveCount(0);
      await expect(page.locator('article').getByRole('link', { name: /^085/ }).first()).toBeVisible();
      await expect(page.locator('#tickets')).toHaveCount(0);
      await expect(page.getByRole('link', { name: labels.calendar })).toHaveCount(0);
      await expectNoAxeViolations(page);
    },
  );

  test(`WAY-36 a moved concert leads to its new date (${locale})`, { tag: '@desk' }, async ({ page }) => {
    await page.goto(findConcert(locale, 48219).url);
    await page.getByRole('link', { name: labels.moved }).click();
    await expect(page).toHaveURL(new RegExp(`${findConcert(locale, 48220).url}$`));
  });

  test(
    `WAY-38 a presale is stated once, with an entry for the calendar (${locale})`,
    { tag: '@phone' },
    async ({ page, request }) => {
      await page.goto(findConcert(locale, 48221).url);
      const entry = page.locator('a[href*=".ics?sale="]');
      await expect(entry).toHaveCount(1);
      const calendar = await request.get((await entry.getAttribute('href')) ?? '');
      expect(await calendar.text()).toContain('UID:sale-everyone-event-48221');
      await expectNoAxeViolations(page);
    },
  );
}

test(
  'WAY-34 a halo in the colour of the cover is around a title that lies over a figure',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/keuzehulp');
    const heading = page.getByRole('heading', { level: 1 });
    const [shadow, cover] = await heading.evaluate((element) => [
      getComputedStyle(element).textShadow,
      getComputedStyle(element.closest('[data-surface="cover"]') ?? element).backgroundColor,
    ]);
    expect(cover).not.toBe('rgba(0, 0, 0, 0)');
    expect(shadow?.split(cover ?? '')).toHaveLength(9);
  },
);

test.describe('a visitor who saves a concert', () => {
  // A visitor without favourites has no list yet, and the browser logs the 404.
  test.use({ forgives: /404/ });

  test('WAY-31 DOOR-37 the button says that it is saved, and the notice is beside it, over no order button', async ({
    page,
    baseURL,
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/concerten');
    const path = await page.locator('main article h3 a').first().getAttribute('href');
    const returnUrl = encodeURIComponent(new URL(path ?? '', baseURL).href);
    await page.goto(`${systems.tix()}/nl/login?returnUrl=${returnUrl}`);
    await logIn(page, visitorEmail('bezoeker', 'nl', info));
    await waitForVisitorLayer(page);
    await page
      .getByRole('button', { name: /^Bewaar / })
      .first()
      .click();
    const saved = page.getByRole('button', { name: /^Bewaard: / });
    await expect(saved).toHaveText('Bewaard');
    const notice = page.locator('section', { has: page.getByText(/staat op uw lijst/) }).last();
    await expect(notice).toBeVisible();
    const toBox = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const [noticeBox, savedBox] = await Promise.all([notice.evaluate(toBox), saved.evaluate(toBox)]);
    const distance = Math.max(noticeBox.top - savedBox.bottom, savedBox.top - noticeBox.bottom);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(12);
    const orders = page.locator('main a[data-look]:visible');
    await expect(orders).not.toHaveCount(0);
    for (const order of await orders.all())
      expect(isOverlapping(noticeBox, await order.evaluate(toBox))).toBe(false);
  });
});
