import { computeSaleStatus, hasSaleEnded, isSellable, listSaleStarts } from '#domain/sale/sale-status.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A sale that opens for tag holders before everyone; `everyone` is null if it never opens for everyone. */
export type PresaleStatus =
  /** Open to this visitor now, but not yet to everyone. */
  | { readonly kind: 'yours'; readonly everyone: Instant | null }
  /** Opens to the holders of a tag first, from `holders`; this visitor may be one but is not known as one. */
  | {
      readonly kind: 'othersFirst';
      readonly tag: CustomerTag;
      readonly holders: Instant;
      readonly everyone: Instant | null;
    }
  /** Open to the holders of a tag now, of whom this visitor is not known to be one. */
  | { readonly kind: 'othersNow'; readonly tag: CustomerTag; readonly everyone: Instant | null };

/** The presale for a visitor at a moment; null if there is none or it no longer matters (SALE-2, SALE-3). */
export function findPresale(sale: Sale, tags: readonly CustomerTag[], now: Instant): PresaleStatus | null {
  const starts = listSaleStarts(sale);
  const [holders] = starts.flatMap(({ for: tag, at }) => (tag === 'everyone' ? [] : [{ tag, at }]));
  const everyone = starts.find((start) => start.for === 'everyone')?.at ?? null;
  if (!holders || !isSellable(sale) || hasSaleEnded(sale, now)) return null;
  if (everyone !== null && everyone <= now) return null;
  if (computeSaleStatus(sale, tags, now).kind === 'available') return { kind: 'yours', everyone };
  if (holders.at <= now) return { kind: 'othersNow', tag: holders.tag, everyone };
  return { kind: 'othersFirst', tag: holders.tag, holders: holders.at, everyone };
}
