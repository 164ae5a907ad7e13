import type { EventCardWire } from '#adapters/cms-http/event.wire.ts';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { toLink } from '#adapters/cms-http/link.mapper.ts';
import { type MediaUrlResolver, toClip, toOptionalPicture } from '#adapters/cms-http/media.mapper.ts';
import type { PageWire } from '#adapters/cms-http/page.wire.ts';
import { toSale, toTicketPrice } from '#adapters/cms-http/sale.mapper.ts';
import { type Clip, toExcerptOfClip } from '#domain/audio/clip.ts';
import {
  type EventCard,
  type Performer,
  type Production,
  type ProgrammeWork,
  parseImportStatus,
} from '#domain/event/event.ts';
import type { EducationEventCard, EventPage, PageBase } from '#domain/page/page.ts';

export function toEventCard(wire: EventCardWire, media: MediaUrlResolver): EventCard {
  return {
    uri: wire.uri,
    url: wire.url,
    id: wire.eventIdentifier,
    title: wire.title,
    starts: wire.eventDate,
    room: wire.room ? { title: wire.room.title, ...pickDefined({ url: wire.room.url }) } : null,
    production: toProduction(wire),
    minPrice: wire.minPrice ?? null,
    sale: toSale(wire),
    importStatus: parseImportStatus(wire.importIconcertStatus ?? undefined),
    composers: wire.composers,
    performers: wire.performers.map(toPerformer),
    waitingList: wire.waitingList ?? false,
    ...pickDefined({
      subtitle: wire.subtitle,
      ends: wire.eventEndDate,
      movedFrom: wire.movedFrom,
      movedTo: wire.movedTo,
      movedToUrl: wire.movedToUrl,
      image: toOptionalPicture(wire.image, media),
      excerpt: wire.excerpt && toClip(wire.excerpt, media),
      theme: wire.theme,
      purchaseUrl: wire.purchaseUrl,
      tixEventGroupId: wire.tixEventGroupId,
      tixEventId: wire.tixEventId,
      updated: wire.dateUpdated,
    }),
  };
}

/** The production; a concert without one uses its own title. */
function toProduction({ title, production }: EventCardWire): Production {
  return {
    title: production?.title ?? title,
    organizer: production?.organizer?.title ?? null,
    genres: production?.genres.map((genre) => genre.title) ?? [],
    ...pickDefined({ url: production?.url }),
  };
}

function toPerformer({ name, role, url }: EventCardWire['performers'][number]): Performer {
  return { name, ...pickDefined({ role, url }) };
}

/** The fields of a concert's page in addition to the base. */
export function toEventPageFields(
  wire: PageWire<'event'>,
  media: MediaUrlResolver,
): Omit<EventPage, keyof PageBase | 'kind'> {
  const facilities = wire.facilities.map(({ title, text }) => ({ title, ...pickDefined({ text }) }));
  const clips = wire.audio.map((clip) => toClip(clip, media));
  return {
    event: toPageCard(toEventCard(wire, media), clips),
    prices: wire.ticketPrices.map(toTicketPrice),
    programme: wire.programme.map(toWork),
    clips,
    series: wire.series,
    relatedEvents: wire.relatedEvents.map((event) => toEventCard(event, media)),
    alsoHeard: wire.alsoHeard
      .map(({ name, events }) => ({
        name,
        events: events.map(({ title, url, eventDate }) => ({ title, url, starts: eventDate })),
      }))
      .filter(({ events }) => events.length > 0),
    stories: wire.stories.map(toLink),
    instruments: wire.instruments,
    specials: wire.specials,
    discounts: wire.discounts,
    tags: wire.tags,
    ...(facilities.length > 0 && { facilities }),
    ...pickDefined({
      roomPlan: wire.roomPlan,
      doorsOpen: wire.doorsOpen,
      talkStarts: wire.talkStarts,
      intervalStarts: wire.intervalStarts,
      lastRides: wire.lastRides,
      statusNote: wire.statusNote,
    }),
  };
}

/** The card of a concert's page; lists that are made of pages need its excerpt (AUDIO-5). */
function toPageCard(card: EventCard, [clip]: readonly Clip[]): EventCard {
  return clip ? { excerpt: toExcerptOfClip(clip), ...card } : card;
}

function toWork({ title, ...optional }: PageWire<'event'>['programme'][number]): ProgrammeWork {
  return { title, ...pickDefined(optional) };
}

export function toEducationEvent(
  wire: PageWire<'educationProduction'>['events'][number],
  media: MediaUrlResolver,
): EducationEventCard {
  return {
    ...toEventCard(wire, media),
    tixEventGroupId: wire.tixEventGroupId,
    tixEventId: wire.tixEventId,
    prices: wire.ticketPrices.map(toTicketPrice),
    schoolTags: wire.schoolTags,
  };
}
