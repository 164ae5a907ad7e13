import { type EventCard, endOf, isCancelled } from '#domain/event/event.ts';
import type { CustomerTag, Sale, SaleCode } from '#domain/sale/sale.ts';
import { type Instant, instantAt, later } from '#domain/time/instant.ts';

/** Whose sale start it is: everyone's, or that of the holders of one tag. */
type SaleAudience = 'everyone' | CustomerTag;

export interface SaleStart {
  readonly for: SaleAudience;
  readonly at: Instant;
}

/**
 * What a sale is to one visitor at one moment. `shown` is the ticketing code to show beside it (SALE-1).
 *
 * The first that holds: cancelled, sold out, ended, available, opens later, not scheduled, presale only, no start.
 */
export type SaleStatus =
  | { readonly kind: 'cancelled'; readonly shown: 3 }
  | { readonly kind: 'soldOut'; readonly shown: 2 }
  | { readonly kind: 'ended'; readonly shown: SaleCode; readonly since: Instant }
  | { readonly kind: 'available'; readonly shown: 0; readonly until: Instant | null }
  | {
      readonly kind: 'opensLater';
      readonly shown: SaleCode;
      /** When it opens for this visitor, and by which right. */
      readonly opens: SaleStart;
    }
  | { readonly kind: 'notScheduled'; readonly shown: 4 }
  /** It is, or will be, sold to holders of tags that this visitor has not. */
  | { readonly kind: 'presaleOnly'; readonly shown: SaleCode; readonly presale: readonly SaleStart[] }
  | { readonly kind: 'noStart'; readonly shown: SaleCode };

/** The names by which tracking knows the state of a concert (SALE-5). */
export type TrackedStatus = 'CANCELED' | 'MOVED' | 'EXPIRED' | 'SOLD_OUT' | 'last tickets' | 'available';

/** The key of the sale start that holds for everyone. */
const everyone = '_default';

/** A sale without an end runs until 2222 (SALE-3). */
const farFuture = instantAt(Date.UTC(2222, 0, 1));

/** What a sale is to a visitor with these tags at a moment, by the order of `SaleStatus` (SALE-1, SALE-2, SALE-3). */
export function saleOf(sale: Sale, tags: readonly CustomerTag[], now: Instant): SaleStatus {
  const opens = saleStartFor(sale, tags);
  if (sale.code === 3) return { kind: 'cancelled', shown: 3 };
  if (sale.code === 2) return { kind: 'soldOut', shown: 2 };
  if (hasEnded(sale, now)) return { kind: 'ended', shown: sale.code, since: sale.end ?? farFuture };
  if (isAvailable(sale, tags, now)) return { kind: 'available', shown: 0, until: sale.end };
  if (opens && opens.at > now) return { kind: 'opensLater', shown: sale.code, opens };
  if (sale.code === 4) return { kind: 'notScheduled', shown: 4 };
  const presale = presaleStarts(sale);
  if (presale.length > 0) return { kind: 'presaleOnly', shown: sale.code, presale };
  return { kind: 'noStart', shown: sale.code };
}

/** The earliest start that holds for a visitor with these tags (SALE-2); among equals, everyone's. */
export function saleStartFor(sale: Sale, tags: readonly CustomerTag[]): SaleStart | undefined {
  return startsOf(sale).find((start) => start.for === 'everyone' || tags.includes(start.for));
}

/** Tickets can be had now (SALE-2). The moment of the start counts as open, that of the end as not yet ended. */
export function isAvailable(sale: Sale, tags: readonly CustomerTag[], now: Instant): boolean {
  const start = saleStartFor(sale, tags);
  const sellable = sale.code === 0 || sale.code === 1;
  return sellable && start !== undefined && start.at <= now && !hasEnded(sale, now);
}

/** The end of the sale is past: nothing is available, now or later (SALE-3). */
export function hasEnded(sale: Sale, now: Instant): boolean {
  return (sale.end ?? farFuture) < now;
}

/** For whom the sale opens when, earliest first: `for friends from …, for everyone from …`. A tag whose holders gain nothing by it is left out. */
export function presaleStarts(sale: Sale): readonly SaleStart[] {
  const starts = startsOf(sale);
  const general = starts.findIndex((start) => start.for === 'everyone');
  return general < 0 ? starts : starts.slice(0, general + 1);
}

/** The next moment at which the sale changes by itself for this visitor; null where it stays as it is (2222 is never waited for). */
export function nextSaleChange(sale: Sale, tags: readonly CustomerTag[], now: Instant): Instant | null {
  const start = saleStartFor(sale, tags);
  const opening = start ? [start.at] : [];
  const ending = sale.end === null ? [] : [later(sale.end, 1)];
  const turns = [...opening, ...ending].toSorted((one, other) => one - other);
  const present = saleOf(sale, tags, now).kind;
  return turns.find((turn) => turn > now && saleOf(sale, tags, turn).kind !== present) ?? null;
}

/** What tracking says of a concert: the first that holds of cancelled, moved, expired, sold out, last tickets, available (SALE-5). */
export function trackedStatus(
  event: Pick<EventCard, 'sale' | 'importStatus' | 'starts' | 'ends'>,
  now: Instant,
): TrackedStatus {
  const { sale, importStatus } = event;
  if (isCancelled(event)) return 'CANCELED';
  if (importStatus === 'moved') return 'MOVED';
  if (endOf(event) < now || hasEnded(sale, now)) return 'EXPIRED';
  if (sale.code === 2) return 'SOLD_OUT';
  return sale.code === 1 ? 'last tickets' : 'available';
}

/** All starts, earliest first; among equals everyone's first, then the lower tag. */
function startsOf(sale: Sale): readonly SaleStart[] {
  const starts = Object.entries(sale.starts)
    .filter(([key]) => key === everyone || /^\d+$/.test(key))
    .map(([key, at]): SaleStart => ({ for: key === everyone ? 'everyone' : Number(key), at }));
  const rank = (start: SaleStart): number => (start.for === 'everyone' ? -1 : start.for);
  return starts.toSorted((one, other) => one.at - other.at || rank(one) - rank(other));
}
