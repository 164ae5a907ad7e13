import { expect, type Page } from 'playwright/test';
import { canOrder, computeOffer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { parseRank } from '#domain/pricing/rank.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import { listFreePlaces } from '#fixtures/sandbox/tix/free-places.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { season } from '#tests/e2e/support/season.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The first coming concert with these numbers of free places, each in a zone of a rank that is sold. */
function findConcert(locale: Locale, isFound: (event: EventCard) => boolean, counts: readonly number[]) {
  for (const page of season.editions[locale].pages) {
    if (page.kind !== 'event' || page.event.starts < afternoon || !isFound(page.event)) continue;
    const { event, prices, roomPlan } = page;
    const free = listFreePlaces({ id: event.tixEventId ?? 0, sale: event.sale, roomPlan });
    const sold = prices.map(({ zone }) => parseRank(zone));
    const ranks = free.filter(({ zone }) => /^[1-5]$/.test(zone) && sold.includes(parseRank(zone)));
    const zones = counts.map((count) => ranks.find((zone) => zone.free === count)?.zone ?? '');
    if (zones.every(Boolean)) return { url: event.url, zones };
  }
  throw new Error('The season has no such concert');
}

const texts = {
  nl: { two: 'Nog 2 plaatsen vrij', none: 'Geen plaatsen vrij' },
  en: { two: '2 places free', none: 'No places free' },
};

/** The calls for free places, so far. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/GetFreePlaces') && calls.push(request.url()));
  return calls;
}

for (const locale of locales) {
  test(
    `SEAT-3 states the free places of each zone while tickets are on sale, without moving the table (${locale})`,
    { tag: '@desk' },
    async ({ page }) => {
      const calls = watchCalls(page);
      const table = page.locator('#tickets table');
      const zone = (name: string) => table.getByRole('row', { name: new RegExp(`^${name} `) });

      const isOnSale = (event: EventCard) => canOrder(computeOffer(event, noCustomerTags, afternoon));
      const onSale = findConcert(locale, isOnSale, [2, 0]);
      await page.goto(onSale.url);
      const { height } = (await table.boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThan(0);
      await waitForHydration(page);
      await table.scrollIntoViewIfNeeded();
      expect(calls).toEqual([]);
      await page.keyboard.press('Tab');
      // The key has moved the focus, and with it the page, to its beginning.
      await table.scrollIntoViewIfNeeded();
      const [two = '', none = ''] = onSale.zones;
      await expect(zone(two)).toContainText(texts[locale].two);
      await expect(zone(none)).toContainText(texts[locale].none);
      expect((await table.boundingBox())?.height).toBe(height);
      expect(calls).toHaveLength(1);
      await expectNoAxeViolations(page, '#tickets');
    },
  );
}
