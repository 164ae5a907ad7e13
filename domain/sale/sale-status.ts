import type { CustomerTag, Sale, SaleCode } from '#domain/sale/sale.ts';
import { addMilliseconds, type Instant, createInstant } from '#domain/time/instant.ts';

/** To whom a sale start applies: everyone, or the holders of a tag. */
type SaleAudience = 'everyone' | CustomerTag;

export interface SaleStart {
  readonly for: SaleAudience;
  readonly at: Instant;
}

/**
 * The state of a sale for one visitor at one moment. `shown` is the ticketing code to show beside it (SALE-1).
 *
 * The first that applies: cancelled, sold out, ended, available, opens later, not scheduled, presale only, no start.
 */
export type SaleStatus =
  | { readonly kind: 'cancelled'; readonly shown: 3 }
  | { readonly kind: 'soldOut'; readonly shown: 2 }
  | { readonly kind: 'ended'; readonly shown: SaleCode; readonly since: Instant }
  | { readonly kind: 'available'; readonly shown: 0; readonly until: Instant | null }
  | {
      readonly kind: 'opensLater';
      readonly shown: SaleCode;
      /** When it opens for this visitor, and on which start. */
      readonly opens: SaleStart;
    }
  | { readonly kind: 'notScheduled'; readonly shown: 4 }
  /** On sale, now or later, only to holders of tags that this visitor does not have; `presale` has the starts to come. */
  | { readonly kind: 'presaleOnly'; readonly shown: SaleCode; readonly presale: readonly SaleStart[] }
  | { readonly kind: 'noStart'; readonly shown: SaleCode };

/** The key of the general sale start. */
const everyone = '_default';

/** A sale without an end runs until 2222 (SALE-3). */
const farFuture = createInstant(Date.UTC(2222, 0, 1));

/**
 * The state of a sale for a visitor with these tags at a moment, in the order of `SaleStatus` (SALE-1, SALE-2, SALE-3). The start is
 * inclusive, and so is the end.
 */
export function computeSaleStatus(sale: Sale, tags: readonly CustomerTag[], now: Instant): SaleStatus {
  const opens = findSaleStart(sale, tags);
  if (sale.code === 3) return { kind: 'cancelled', shown: 3 };
  if (sale.code === 2) return { kind: 'soldOut', shown: 2 };
  if (hasSaleEnded(sale, now)) return { kind: 'ended', shown: sale.code, since: sale.end ?? farFuture };
  if (opens && isSellable(sale) && opens.at <= now) return { kind: 'available', shown: 0, until: sale.end };
  if (opens && opens.at > now) return { kind: 'opensLater', shown: sale.code, opens };
  if (sale.code === 4) return { kind: 'notScheduled', shown: 4 };
  const presale = listSaleStarts(sale);
  if (presale.length > 0)
    return { kind: 'presaleOnly', shown: sale.code, presale: presale.filter(({ at }) => at > now) };
  return { kind: 'noStart', shown: sale.code };
}

/** The earliest start that applies to a visitor with these tags (SALE-2); of simultaneous starts, the general one. */
export function findSaleStart(sale: Sale, tags: readonly CustomerTag[]): SaleStart | undefined {
  return toStarts(sale).find((start) => start.for === 'everyone' || tags.includes(start.for));
}

/** Whether tickets could be sold, apart from the moment. */
export function isSellable({ code }: Sale): boolean {
  return code === 0 || code === 1;
}

/** Whether the sale has ended, so that nothing is available now or later (SALE-3). */
export function hasSaleEnded(sale: Sale, now: Instant): boolean {
  return (sale.end ?? farFuture) < now;
}

/** The starts up to the general one, earliest first: `for friends from …, for everyone from …`. Later starts of tags are omitted. */
export function listSaleStarts(sale: Sale): readonly SaleStart[] {
  const starts = toStarts(sale);
  const general = starts.findIndex((start) => start.for === 'everyone');
  return general < 0 ? starts : starts.slice(0, general + 1);
}

/** The next moment at which time alone changes the sale for this visitor; null if none (the year 2222 does not count). */
export function findNextSaleChange(sale: Sale, tags: readonly CustomerTag[], now: Instant): Instant | null {
  const start = findSaleStart(sale, tags);
  const end = sale.end === null ? now : addMilliseconds(sale.end, 1);
  const starts = [start?.at ?? now, ...listSaleStarts(sale).map(({ at }) => at)];
  const changes = [...starts, end].toSorted((one, other) => one - other);
  const current = JSON.stringify(computeSaleStatus(sale, tags, now));
  return (
    changes.find(
      (change) => change > now && JSON.stringify(computeSaleStatus(sale, tags, change)) !== current,
    ) ?? null
  );
}

/** All starts, earliest first; of simultaneous ones the general start first, then the lower tag. */
function toStarts(sale: Sale): readonly SaleStart[] {
  const starts = Object.entries(sale.starts)
    .filter(([key]) => key === everyone || /^\d+$/.test(key))
    .map(([key, at]): SaleStart => ({ for: key === everyone ? 'everyone' : Number(key), at }));
  const rank = (start: SaleStart): number => (start.for === 'everyone' ? -1 : start.for);
  return starts.toSorted((one, other) => one.at - other.at || rank(one) - rank(other));
}
