import { type Offer, computeOffer } from '#domain/event/event-offer.ts';
import {
  computePlayStatus,
  type EventCard,
  isInterval,
  type Performer,
  type ProgrammeWork,
} from '#domain/event/event.ts';
import { toAbsoluteUrl } from '#domain/link/classified-link.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toPlainText } from '#domain/media/rich-text.ts';
import { toMusicianUrl } from '#domain/musician/musician-address.ts';
import { isEnsemble } from '#domain/musician/musician-roles.ts';
import type { EventPage, Page } from '#domain/page/page.ts';
import { computePriceRange } from '#domain/pricing/offered-prices.ts';
import { computePriceTag } from '#domain/pricing/price-tag.ts';
import { filterNormalPrices } from '#domain/pricing/ticket-type-price.ts';
import { findSaleStart } from '#domain/sale/sale-status.ts';
import { alwaysOpenStart, noCustomerTags } from '#domain/sale/sale.ts';
import { formatHallIso } from '#domain/time/hall-day.ts';
import { hallIdentity } from '#hall/identity.ts';
import {
  type StructuredDataContext,
  type SchemaOrgThing,
  toStructuredOrganizer,
  toStructuredVenue,
} from '#src/rendering/schema-org-thing.ts';
import { findSharedPicture } from '#ui/head/page-head.ts';

/** A concert as a schema.org MusicEvent (ROUTE-19), with its tickets. */
export function toStructuredConcert(page: EventPage, facts: StructuredDataContext): SchemaOrgThing {
  const { event } = page;
  const { origin } = facts;
  const description = toPlainText(page.introduction) || event.subtitle;
  const offer = structuredOffer(page, facts);
  return {
    '@type': 'MusicEvent',
    '@id': `${toAbsoluteUrl(event.url, origin)}#concert`,
    name: event.title,
    url: toAbsoluteUrl(event.url, origin),
    ...(description && { description }),
    ...toStructuredImages(page, origin),
    ...toTimes(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: page.language,
    location: toStructuredVenue(facts, event.room?.title),
    organizer: toStructuredOrganizer(event.production.organizer, facts),
    ...toPerformance(page, origin),
    isAccessibleForFree: event.minPrice === 0,
    ...(offer && { offers: offer }),
  };
}

/** The picture with which a page is shared; none if that is the hall's. */
export function toStructuredImages(page: Page, origin: string): { readonly image?: readonly string[] } {
  const picture = findSharedPicture(page);
  return picture ? { image: [toAbsoluteUrl(picture.url, origin)] } : {};
}

/** Performers, works and series; unknown ones are omitted. */
function toPerformance({ event, language, programme, series }: EventPage, origin: string) {
  const works = programme.filter((item) => !isInterval(item));
  const toSeries = ({ title, url }: EventPage['series'][number]): SchemaOrgThing => ({
    '@type': 'EventSeries',
    name: title,
    url: toAbsoluteUrl(url, origin),
  });
  return {
    ...(event.performers.length > 0 && {
      performer: event.performers.map((performer) => toPerformer(performer, language, origin)),
    }),
    ...(works.length > 0 && { workPerformed: works.map(toComposition) }),
    ...(series.length > 0 && { superEvent: series.map(toSeries) }),
  };
}

/** Start, end and event status; a moved concert has both its old and its new time. */
function toTimes(event: EventCard) {
  const { starts, ends } = event;
  const play = computePlayStatus(event);
  if (play.kind === 'cancelled') return { ...toSpan(starts, ends), ...toEventStatus('Cancelled') };
  if (play.kind === 'moved')
    return play.to === null
      ? { ...toSpan(starts, ends), ...toEventStatus('Postponed') }
      : { ...toSpan(play.to), previousStartDate: formatHallIso(starts), ...toEventStatus('Rescheduled') };
  return play.from === null
    ? { ...toSpan(starts, ends), ...toEventStatus('Scheduled') }
    : {
        ...toSpan(starts, ends),
        previousStartDate: formatHallIso(play.from),
        ...toEventStatus('Rescheduled'),
      };
}

function toSpan(starts: EventCard['starts'], ends?: EventCard['starts']) {
  return { startDate: formatHallIso(starts), ...(ends !== undefined && { endDate: formatHallIso(ends) }) };
}

function toEventStatus(status: 'Cancelled' | 'Scheduled' | 'Rescheduled' | 'Postponed') {
  return { eventStatus: `https://schema.org/Event${status}` };
}

function toPerformer({ name, role, url }: Performer, language: Locale, origin: string): SchemaOrgThing {
  const address = url ?? toMusicianUrl(name, language);
  return {
    '@type': isEnsemble(name, role ? [role] : []) ? 'MusicGroup' : 'Person',
    name,
    ...(address !== undefined && { url: toAbsoluteUrl(address, origin) }),
  };
}

function toComposition({ title, composer }: ProgrammeWork): SchemaOrgThing {
  return {
    '@type': 'MusicComposition',
    name: title,
    ...(composer && { composer: { '@type': 'Person', name: composer } }),
  };
}

/** The offer for everyone; null if no tickets are available, now or later. */
function structuredOffer(page: EventPage, facts: StructuredDataContext): SchemaOrgThing | null {
  const availability = availabilities[computeOffer(page.event, noCustomerTags, facts.now).kind];
  const price = toPrice(page, facts);
  if (availability === undefined || price === undefined) return null;
  const start = findSaleStart(page.event.sale, noCustomerTags);
  return {
    ...price,
    priceCurrency: hallIdentity.currency,
    availability: `https://schema.org/${availability}`,
    url: page.event.purchaseUrl ?? toAbsoluteUrl(page.event.url, facts.origin),
    ...(start && start.at !== alwaysOpenStart && { validFrom: formatHallIso(start.at) }),
  };
}

type Availability = 'InStock' | 'LimitedAvailability' | 'PreOrder' | 'SoldOut';

/** The schema.org availability by kind of offer; the other kinds have no offer. */
const availabilities: { readonly [kind in Offer['kind']]?: Availability } = {
  available: 'InStock',
  free: 'InStock',
  fewTickets: 'LimitedAvailability',
  notOnSaleYet: 'PreOrder',
  soldOut: 'SoldOut',
};

/** The price that the pages state (WAY-2): one price, or the range of the normal ticket type (SALE-6). */
function toPrice(
  { prices, event }: EventPage,
  { now, normalTicketTypes }: StructuredDataContext,
): SchemaOrgThing | undefined {
  const normal = filterNormalPrices(prices, normalTicketTypes, now);
  const tag = computePriceTag(event, computePriceRange(normal));
  switch (tag?.kind) {
    case undefined:
      return undefined;
    case 'free':
      return { '@type': 'Offer', price: 0 };
    case 'from':
      return { '@type': 'Offer', price: tag.euros };
    case 'range':
      return tag.from === tag.to
        ? { '@type': 'Offer', price: tag.from }
        : { '@type': 'AggregateOffer', lowPrice: tag.from, highPrice: tag.to, offerCount: normal.length };
  }
}
