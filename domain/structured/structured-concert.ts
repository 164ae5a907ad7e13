import {
  type EventCard,
  isCancelled,
  isInterval,
  type Performer,
  type ProgrammeWork,
} from '#domain/event/event.ts';
import { type Offer, offerOf } from '#domain/event/event-offer.ts';
import { renditionFilling } from '#domain/media/image.ts';
import type { EventPage } from '#domain/page/page.ts';
import { offeredPrices, priceRange } from '#domain/pricing/prices.ts';
import { plainText } from '#domain/richtext/rich-text.ts';
import { saleStartFor } from '#domain/sale/sale-status.ts';
import {
  fullAddress,
  hallOf,
  postalAddress,
  type StructuredFacts,
  type Thing,
} from '#domain/structured/thing.ts';
import { hallIsoOf } from '#domain/time/hall-iso.ts';

/** A concert as schema.org knows it (ROUTE-19): what, when, where, who, whether it is played, and its tickets. */
export function structuredConcert(page: EventPage, facts: StructuredFacts): Thing {
  const { event } = page;
  const { origin } = facts;
  const description = plainText(page.introduction) || event.subtitle;
  const offer = structuredOffer(page, facts);
  return {
    '@type': 'MusicEvent',
    '@id': `${fullAddress(event.url, origin)}#concert`,
    name: event.title,
    url: fullAddress(event.url, origin),
    ...(description && { description }),
    ...imagesOf(page, origin),
    ...timesOf(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: page.language,
    location: locationOf(event, facts),
    organizer: organizerOf(event, facts),
    ...playedBy(page, origin),
    isAccessibleForFree: event.minPrice === 0,
    ...(offer && { offers: offer }),
  };
}

/** Who plays what, and in which series; what is not known is not said. */
function playedBy({ event, programme, series }: EventPage, origin: string) {
  const works = programme.filter((item) => !isInterval(item));
  const ofSeries = ({ title, url }: EventPage['series'][number]): Thing => ({
    '@type': 'EventSeries',
    name: title,
    url: fullAddress(url, origin),
  });
  return {
    ...(event.performers.length > 0 && { performer: event.performers.map(performerOf) }),
    ...(works.length > 0 && { workPerformed: works.map(workOf) }),
    ...(series.length > 0 && { superEvent: series.map(ofSeries) }),
  };
}

/** When it is played, and what became of it: a moved concert is told from its old place and from its new one. */
function timesOf(event: EventCard) {
  const { starts, ends, movedFrom, movedTo, importStatus } = event;
  if (isCancelled(event)) return { ...spanOf(starts, ends), ...statusOf('Cancelled') };
  if (importStatus === 'moved' && movedTo !== undefined) {
    return { ...spanOf(movedTo), previousStartDate: hallIsoOf(starts), ...statusOf('Rescheduled') };
  }
  if (movedFrom === undefined) {
    return { ...spanOf(starts, ends), ...statusOf(importStatus === 'moved' ? 'Postponed' : 'Scheduled') };
  }
  return { ...spanOf(starts, ends), previousStartDate: hallIsoOf(movedFrom), ...statusOf('Rescheduled') };
}

function spanOf(starts: EventCard['starts'], ends?: EventCard['starts']) {
  return { startDate: hallIsoOf(starts), ...(ends !== undefined && { endDate: hallIsoOf(ends) }) };
}

function statusOf(status: 'Cancelled' | 'Scheduled' | 'Rescheduled' | 'Postponed') {
  return { eventStatus: `https://schema.org/Event${status}` };
}

function imagesOf({ image, event }: EventPage, origin: string) {
  const picture = image ?? event.image;
  const rendition = picture && renditionFilling(picture, 1200);
  return rendition ? { image: [fullAddress(rendition.url, origin)] } : {};
}

function locationOf({ room }: EventCard, { global }: StructuredFacts): Thing {
  const hall = global.site.name;
  return {
    '@type': 'MusicVenue',
    name: room ? `${room.title}, ${hall}` : hall,
    address: global.address ? postalAddress(global.address) : hall,
  };
}

function organizerOf({ production }: EventCard, facts: StructuredFacts): Thing {
  return production.organizer === null
    ? hallOf(facts)
    : { '@type': 'Organization', name: production.organizer };
}

/** Whoever has a part of their own is a person; who has none is an ensemble. */
function performerOf({ name, role }: Performer): Thing {
  return { '@type': role ? 'Person' : 'MusicGroup', name };
}

function workOf({ title, composer }: ProgrammeWork): Thing {
  return {
    '@type': 'MusicComposition',
    name: title,
    ...(composer && { composer: { '@type': 'Person', name: composer } }),
  };
}

/** Tickets of a concert for everyone, as search engines show them; null where none are to be had, now or later. */
function structuredOffer(page: EventPage, facts: StructuredFacts): Thing | null {
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
