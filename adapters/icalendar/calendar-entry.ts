import { computeOffer } from '#domain/event/event-offer.ts';
import { computePlayStatus, type EventCard, type PlayStatus } from '#domain/event/event.ts';
import { toAbsoluteUrl } from '#domain/link/classified-link.ts';
import { listSaleStarts } from '#domain/sale/sale-status.ts';
import { alwaysOpenStart, type CustomerTag } from '#domain/sale/sale.ts';
import { addMilliseconds, type Instant, createInstant, minuteMs } from '#domain/time/instant.ts';
import type { CalendarList } from '#ports/calendar-file.port.ts';

/** A concert as an iCalendar event. */
export interface CalendarEntry {
  /** Identical in every language and permanent, so that a refreshed calendar replaces its earlier copy. */
  readonly uid: string;
  /** Increases with every change. */
  readonly sequence: number;
  readonly changed?: Instant;
  readonly starts: Instant;
  readonly ends: Instant;
  readonly play: PlayStatus;
  /** The entry is the start of the concert's sale: it has an alarm before it (DOOR-12). */
  readonly isSaleStart?: true;
  /** The absolute URL at which to order tickets, in the entry of a sale start. */
  readonly orderUrl?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly room: string | null;
  readonly url: string;
}

/** The assumed length of a concert whose end is unknown. */
const defaultLength = 120 * minuteMs;

/** The epoch of `sequence`, counted in minutes, so that the number fits a calendar's 32-bit field. */
const sequenceEpoch = createInstant(Date.UTC(2020, 0, 1));

/** How long the entry of a sale start lasts. */
const saleStartLength = 15 * minuteMs;

type CalendarLinks = Pick<CalendarList, 'origin' | 'toOrderUrl'>;

/** The calendar entry of the start of a concert's sale (WAY-38); undefined if the concert has no such start. */
export function toSaleStartCalendarEntry(
  event: EventCard,
  audience: string,
  { origin, toOrderUrl }: CalendarLinks,
): CalendarEntry | undefined {
  const start = listSaleStarts(event.sale).find((one) => String(one.for) === audience);
  if (!start || start.at === alwaysOpenStart) return undefined;
  const entry = toConcertCalendarEntry(event, origin);
  const orderUrl = toOrderUrl(event);
  return {
    ...entry,
    uid: `sale-${audience}-${entry.uid}`,
    starts: start.at,
    ends: addMilliseconds(start.at, saleStartLength),
    isSaleStart: true,
    ...(orderUrl !== null && { orderUrl: toAbsoluteUrl(orderUrl, origin) }),
    room: null,
  };
}

/**
 * The calendar entry of a concert (ROUTE-19). A cancelled or moved concert keeps its original time, so that calendars which already have
 * it show the change. `origin` is that of the site.
 */
export function toConcertCalendarEntry(event: EventCard, origin: string): CalendarEntry {
  const { id, starts, ends = starts, title, subtitle, room, url, updated } = event;
  return {
    uid: `event-${id}@${new URL(origin).hostname}`,
    sequence: updated === undefined ? 0 : Math.max(0, Math.floor((updated - sequenceEpoch) / minuteMs)),
    ...(updated !== undefined && { changed: updated }),
    starts,
    ends: ends > starts ? ends : addMilliseconds(starts, defaultLength),
    play: computePlayStatus(event),
    title,
    ...(subtitle && { subtitle }),
    room: room?.title ?? null,
    url: toAbsoluteUrl(url, origin),
  };
}

/** The entries of a visitor's list: each concert, and the start of its sale if the visitor can order only later (DOOR-12). */
export function toFavouritesCalendarEntries(
  events: readonly EventCard[],
  tags: readonly CustomerTag[],
  now: Instant,
  addresses: CalendarLinks,
): readonly CalendarEntry[] {
  return events.flatMap((event) => {
    const offer = computeOffer(event, tags, now);
    const saleStart =
      offer.kind === 'notOnSaleYet'
        ? toSaleStartCalendarEntry(event, String(offer.opens.for), addresses)
        : undefined;
    return [toConcertCalendarEntry(event, addresses.origin), ...(saleStart ? [saleStart] : [])];
  });
}
