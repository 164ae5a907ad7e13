import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeEventTickets } from '#domain/event-page/event-tickets.ts';
import { computeOffer, computePriceTagForOffer } from '#domain/event/event-offer.ts';
import { findOwnPrice } from '#domain/pricing/offered-prices.ts';
import { type PriceTag, computePriceTag } from '#domain/pricing/price-tag.ts';
import { type TicketPrice, pickLowestPricesByTag } from '#domain/pricing/ticket-price.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aGlobal } from '#fixtures/builders/a-hall.ts';
import { onSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { toStructuredConcert } from '#src/rendering/structured-concert.ts';

const normalTicketTypes = ['Normaal', 'Standard'];
const soon = addMilliseconds(onSale, hourMs);
const earlier = addMilliseconds(onSale, -hourMs);

const ticketPrice: fc.Arbitrary<TicketPrice> = fc.record({
  tag: fc.constantFrom(null, null, 37, 499),
  activeFrom: fc.constantFrom(null, earlier, soon),
  activeTo: fc.constantFrom(null, earlier, soon),
  ticketType: fc.constantFrom('Normaal', 'Standard', 'Tot 30 jaar', 'Vrienden', 'Leerling'),
  zone: fc.constantFrom('1', '2', 'gold', 'Balkon'),
  euros: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
});
const minPrice = fc.option(fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100));
const tags = fc.subarray([37, 499, 518]);

/** The lowest price that a tag states; null if it states none. */
function toLowest(tag: PriceTag | null): number | null {
  if (tag === null) return null;
  return tag.kind === 'free' ? 0 : tag.kind === 'from' ? tag.euros : tag.from;
}

it('WAY-2 states one price for a concert in the list, the bar, the cover, on home and in JSON-LD', () => {
  fc.assert(
    fc.property(minPrice, fc.array(ticketPrice, { maxLength: 12 }), tags, (lowest, prices, customerTags) => {
      const sale = { code: 0, starts: { _default: earlier }, end: null } as const;
      const event = anEventCard({ minPrice: lowest, sale });
      const page = anEventPage({ event, prices });
      const buyer = { tags: customerTags, isLoggedIn: customerTags.length > 0 };
      const cover = computeEventTickets(page, buyer, onSale, {
        normalTicketTypes,
        customerTags: defaultCustomerTags,
      }).price;
      const structured = toStructuredConcert(page, {
        origin: 'https://www.klankhuis.example',
        global: aGlobal('nl'),
        now: onSale,
        normalTicketTypes,
      });
      const { price, lowPrice, highPrice } = Object(structured['offers']);
      // The cover, the bar and JSON-LD, which know the prices by ticket type.
      expect(price ?? lowPrice ?? null).toBe(toLowest(cover));
      if (highPrice !== undefined) expect(cover).toMatchObject({ kind: 'range', to: highPrice });
      // The lists and home, which know only the lowest general price.
      expect(toLowest(computePriceTag(event))).toBe(lowest);
      if (lowest === null) return;
      expect(toLowest(cover)).toBe(lowest);
      const row = computePriceTagForOffer(event, computeOffer(event, customerTags, onSale));
      if (lowest > 0) expect(toLowest(row)).toBe(lowest);
      // No tag of the visitor changes the general price.
      expect(cover).toEqual(
        computeEventTickets(page, { tags: noCustomerTags, isLoggedIn: false }, onSale, {
          normalTicketTypes,
          customerTags: defaultCustomerTags,
        }).price,
      );
    }),
  );
});

it('DOOR-40 states one own price for a concert in a list and on its page', () => {
  fc.assert(
    fc.property(minPrice, fc.array(ticketPrice, { maxLength: 12 }), tags, (lowest, prices, customerTags) => {
      const sale = { code: 0, starts: { _default: earlier }, end: null } as const;
      const event = anEventCard({ minPrice: lowest, sale });
      const buyer = { tags: customerTags, isLoggedIn: true };
      const { ownPrice, offer } = computeEventTickets(anEventPage({ event, prices }), buyer, onSale, {
        normalTicketTypes,
        customerTags: defaultCustomerTags,
      });
      expect(offer.kind).toBe(lowest === 0 ? 'free' : 'available');
      const inList = findOwnPrice(event, pickLowestPricesByTag(prices), customerTags, onSale);
      const isLower = ownPrice !== null && (lowest === null || ownPrice.from < lowest);
      expect(inList?.euros).toBe(isLower ? ownPrice.from : undefined);
    }),
  );
});
