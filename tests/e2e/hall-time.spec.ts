import { expect, type Page } from 'playwright/test';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { computeOffer } from '#domain/event/event-offer.ts';
import { locales } from '#domain/locale/locale.ts';
import { addMilliseconds, hourMs, type Instant, minuteMs } from '#domain/time/instant.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { season } from '#tests/e2e/support/season.ts';
import { siteTexts, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: { order: 'Bestel kaarten', over: 'Geweest', notice: 'Dit concert is geweest.' },
  en: { order: 'Book tickets', over: 'Past concert', notice: 'This concert is over.' },
} as const;

const day = 24 * hourMs;
const editions = season.editions;

/** A concert of tomorrow that everyone can order today. */
function tomorrow(locale: 'nl' | 'en') {
  for (const page of editions[locale].pages) {
    if (page.kind !== 'event') continue;
    const { event } = page;
    const isTomorrow =
      event.starts > addMilliseconds(afternoon, day / 2) &&
      event.starts < addMilliseconds(afternoon, 2 * day);
    if (isTomorrow && computeOffer(event, [], addMilliseconds(afternoon, hourMs)).kind === 'available')
      return page;
  }
  throw new Error('The season has no concert tomorrow');
}

for (const locale of locales) {
  const labels = words[locale];
  const concert = tomorrow(locale);

  test(
    `SALE-2 a clock three days fast does not make a concert of tomorrow past (${locale})`,
    { tag: '@phone' },
    async ({ page, context }) => {
      await context.clock.setFixedTime(addMilliseconds(afternoon, 3 * day));
      await page.goto(siteTexts[locale].calendar);
      const days = page.locator('main h2 time');
      const rendered = await days.allTextContents();
      expect(rendered.length).toBeGreaterThan(1);
      await waitForVisitorLayer(page);
      expect(await days.allTextContents()).toEqual(rendered);
      await expect(page.getByText(labels.over, { exact: true })).toHaveCount(0);

      await page.locator(`main a[href="${concert.url}"]`).first().click();
      const tickets = page.locator('#tickets');
      await expect(tickets.getByRole('link', { name: labels.order })).toBeVisible();

      // While the visitor was in another tab, the concert was played. (A headless browser hides no tabs.)
      await setHallClock(page, addMilliseconds(concert.event.ends ?? concert.event.starts, minuteMs));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(labels.notice)).toBeVisible();
      await expect(tickets.getByRole('link', { name: labels.order })).toHaveCount(0);
    },
  );

  test(
    `LIST-16 LIST-22 a list requested by a clock three days fast begins at the hall’s day once that is known, also on a device that is still drawing the list (${locale})`,
    { tag: '@desk' },
    async ({ page, context }) => {
      await context.clock.setFixedTime(addMilliseconds(afternoon, 3 * day));
      // A cacheable response does not contain the current time.
      await page.route(`**${healthPath}`, (route) =>
        route.fulfill({ headers: { 'Cache-Control': 'max-age=60' } }),
      );
      await page.addInitScript(holdViewTransitionsOnRequest);
      const requested: string[] = [];
      page.on('response', (response) => requested.push(response.url()));
      const isListRequested = (today: string) =>
        requested.some((url) => url.includes(`/events?from=${today}`) && !url.includes('page='));
      await page.goto(siteTexts[locale].calendar);
      const first = page.locator('main h2 time').first();
      const today = (await first.getAttribute('datetime')) ?? '';
      await waitForVisitorLayer(page);
      await page.getByRole('link', { name: siteTexts[locale].next, exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(first).not.toHaveAttribute('datetime', today);

      await page.evaluate(() => dispatchEvent(new Event('test:hold')));
      await page.goBack();
      await expect(page.locator('html[data-held="1"]')).toHaveCount(1);
      await page.unroute(`**${healthPath}`);
      // Each return to the tab reads the hall's clock; the first may come before the page listens for it.
      await expect
        .poll(async () => {
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          return isListRequested(today);
        })
        .toBe(true);
      // The list is rendered in the transition of the return, and again after the transition of its own request.
      await page.evaluate(() => {
        dispatchEvent(new Event('test:release'));
        dispatchEvent(new Event('test:hold'));
      });
      await expect(first).toHaveAttribute('datetime', today);
      await page.evaluate(() => dispatchEvent(new Event('test:release')));
      await expect(page.locator('html[data-held="0"]')).toHaveCount(1);
      await expect(first).toHaveAttribute('datetime', today);
    },
  );
}

/**
 * Lets view transitions begin late, as on a slow device: those after the event `test:hold` wait for `test:release`. The document states how
 * many of them have not ended.
 */
function holdViewTransitionsOnRequest(): void {
  const start = Document.prototype.startViewTransition;
  let released: Promise<void> | undefined;
  let held = 0;
  const count = (more: number) => {
    held += more;
    document.documentElement.setAttribute('data-held', String(held));
  };
  addEventListener('test:hold', () => {
    released = new Promise((resolve) => addEventListener('test:release', () => resolve(), { once: true }));
  });
  Document.prototype.startViewTransition = function (update) {
    if (!released) return start.call(this, update);
    count(1);
    const ready = released;
    const finished = ready
      .then(() => (typeof update === 'function' ? update() : undefined))
      .finally(() => count(-1));
    const skipTransition = () => {};
    return { ready, updateCallbackDone: finished, finished, skipTransition } as unknown as ViewTransition;
  };
}

/** Sets the hall's clock to this moment. */
async function setHallClock(page: Page, moment: Instant): Promise<void> {
  const headers = { Date: new Date(moment).toUTCString(), 'Cache-Control': 'no-store' };
  await page.route(`**${healthPath}`, (route) => route.fulfill({ headers }));
}
