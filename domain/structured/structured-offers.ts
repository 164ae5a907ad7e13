import { type Offer, offerOf } from '#domain/event/event-offer.ts';
import type { EventPage } from '#domain/page/page.ts';
import { offeredPrices, priceRange } from '#domain/pricing/prices.ts';
import { saleStartFor } from '#domain/sale/sale-status.ts';
import { fullAddress, type StructuredFacts, type Thing } from '#domain/structured/thing.ts';
import { hallIsoOf } from '#domain/time/hall-iso.ts';

/** Tickets of a concert for everyone, as search engines show them; null where none are to be had, now or later. */
export function structuredOffer(page: EventPage, facts: StructuredFacts): Thing | null {
  const availability = availabilityOf(offerOf(page.event, [], facts.now));
  const price = priceOf(page, facts);
  if (availability === undefined || price === undefined) return null;
  const start = saleStartFor(page.event.sale, []);
  return {
    ...price,
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability}`,
    url: page.event.purchaseUrl ?? fullAddress(page.event.url, facts.origin),
    ...(start && { validFrom: hallIsoOf(start.at) }),
  };
}

type Availability = 'InStock' | 'LimitedAvailability' | 'PreOrder' | 'SoldOut';

/** Undefined: there is no offer to speak of. */
function availabilityOf(offer: Offer): Availability | undefined {
  switch (offer.kind) {
    case 'available':
    case 'free':
      return 'InStock';
    case 'fewTickets':
      return 'LimitedAvailability';
    case 'notOnSaleYet':
      return 'PreOrder';
    case 'soldOut':
      return 'SoldOut';
    case 'cancelled':
    case 'moved':
    case 'over':
    case 'saleEnded':
    case 'notScheduled':
    case 'presaleOnly':
    case 'unknown':
      return undefined;
  }
}

/** One price, or from the lowest to the highest; of the prices that hold for everyone (SALE-6). */
function priceOf({ prices, event }: EventPage, { now }: StructuredFacts): Thing | undefined {
  const offered = offeredPrices(prices, [], now);
  const range = priceRange(offered);
  if (range && range.from < range.to) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: range.from,
      highPrice: range.to,
      offerCount: offered.length,
    };
  }
  const price = range?.from ?? event.minPrice ?? undefined;
  return price === undefined ? undefined : { '@type': 'Offer', price };
}
