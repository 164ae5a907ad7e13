import { type EventCard, getEventEndOrStart } from '#domain/event/event.ts';
import type { EducationEventCard } from '#domain/page/education-card.ts';
import type { EducationProductionPage } from '#domain/page/page.ts';
import { type OfferedPrice, toOfferedPrice } from '#domain/pricing/ticket-price.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A date of a production in a list: when and where it is played, what it costs, and for which schools. */
export interface ProductionDate extends Pick<
  EducationEventCard,
  | 'tixEventId'
  | 'starts'
  | 'ends'
  | 'sale'
  | 'importStatus'
  | 'movedFrom'
  | 'movedTo'
  | 'minPrice'
  | 'waitingList'
  | 'schoolTags'
> {
  readonly room: { readonly title: string } | null;
  readonly prices: readonly OfferedPrice[];
}

/** The dates of a production, by its uri. */
export interface DatesOfProduction {
  readonly uri: string;
  /** Earliest first. */
  readonly dates: readonly ProductionDate[];
}

/** The dates on the page of a production (WAY-43). */
export function listProductionDates({ uri, events }: EducationProductionPage): DatesOfProduction {
  const dates = events.map(toProductionDate).toSorted((one, other) => one.starts - other.starts);
  return { uri, dates };
}

/** The dates that are not over. */
export function filterUpcomingDates<Dated extends Pick<EventCard, 'starts' | 'ends'>>(
  dates: readonly Dated[],
  now: Instant,
): readonly Dated[] {
  return dates.filter((date) => getEventEndOrStart(date) >= now);
}

/** Whether two dates have the same room and the same prices. */
export function hasSameRoomAndPrice(one: ProductionDate, other: ProductionDate): boolean {
  const toText = ({ room, prices }: ProductionDate): string =>
    JSON.stringify([room?.title, prices.map(({ tag, euros }) => [tag, euros])]);
  return toText(one) === toText(other);
}

function toProductionDate(event: EducationEventCard): ProductionDate {
  const { tixEventId, starts, ends, sale, importStatus, movedFrom, movedTo } = event;
  const { minPrice, waitingList, prices, schoolTags, room } = event;
  return {
    tixEventId,
    starts,
    ...(ends && { ends }),
    sale,
    importStatus,
    ...(movedFrom && { movedFrom }),
    ...(movedTo && { movedTo }),
    minPrice,
    waitingList,
    prices: prices.map(toOfferedPrice),
    schoolTags,
    room: room && { title: room.title },
  };
}
