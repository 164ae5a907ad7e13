import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import { hasEnded, isAvailable, presaleStarts } from '#domain/sale/sale-status.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What is to be said of a sale that opens for the holders of a tag before everyone; `everyone` is null where it never does. */
export type Presale =
  /** It is open to this visitor now, and not to everyone yet. */
  | { readonly kind: 'yours'; readonly everyone: Instant | null }
  /** Holders come first, from `holders`, this visitor perhaps among them. */
  | { readonly kind: 'othersFirst'; readonly holders: Instant; readonly everyone: Instant | null };

/** The presale as one visitor sees it at a moment; null where there is none, or where it makes no difference any more (SALE-2, SALE-3). */
export function presaleOf(sale: Sale, tags: readonly CustomerTag[], now: Instant): Presale | null {
  const starts = presaleStarts(sale);
  const holders = starts.find((start) => start.for !== 'everyone');
  const everyone = starts.find((start) => start.for === 'everyone')?.at ?? null;
  const isSold = sale.code === 0 || sale.code === 1;
  if (!holders || !isSold || hasEnded(sale, now)) return null;
  if (everyone !== null && everyone <= now) return null;
  if (isAvailable(sale, tags, now)) return { kind: 'yours', everyone };
  return { kind: 'othersFirst', holders: holders.at, everyone };
}
