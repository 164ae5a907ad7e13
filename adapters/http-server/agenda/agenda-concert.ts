import { computeOffer } from '#domain/event/event-offer.ts';
import type { EventPage } from '#domain/page/page.ts';
import { noCustomerTags } from '#domain/sale/sale.ts';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A concert as JSON for other sites. Its `state` is that of the sale to everyone, or why no ticket is sold. A field that is not known is left out. */
export function toAgendaConcert(
  { event, programme, facilities = [] }: EventPage,
  origin: string,
  now: Instant,
): Readonly<Record<string, unknown>> {
  const { id, url, title, subtitle, starts, ends, room, production, minPrice, updated } = event;
  const offer = computeOffer(event, noCustomerTags, now);
  return {
    id,
    url: `${origin}${url}`,
    title,
    ...(subtitle && { subtitle }),
    starts: formatHallIso(starts),
    ...(ends !== undefined && { ends: formatHallIso(ends) }),
    ...(offer.kind === 'moved' && offer.to !== null && { movedTo: formatHallIso(offer.to) }),
    ...(room && { room: room.title }),
    ...(production.organizer && { organizer: production.organizer }),
    genres: production.genres,
    composers: event.composers,
    performers: event.performers.map(({ name, role }) => ({ name, ...(role && { role }) })),
    programme: programme.map((work) => ({
      ...(work.composer && { composer: work.composer }),
      title: work.title,
    })),
    state: offer.kind,
    ...(minPrice !== null && { lowestPrice: minPrice }),
    ...(facilities.length > 0 && { facilities: facilities.map((facility) => facility.title) }),
    ...(updated !== undefined && { updated: formatHallIso(updated) }),
  };
}
