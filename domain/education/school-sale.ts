import { isSchoolTag } from '#domain/education/school-tag.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import { type SaleStatus, saleOf } from '#domain/sale/sale-status.ts';
import type { Instant } from '#domain/time/instant.ts';

/**
 * What a school production's sale is to one visitor (SALE-8): the rules of every sale, but only the starts of school tags
 * count. What is on sale for everyone elsewhere is never on sale here for an anonymous visitor.
 */
export function schoolSaleOf(sale: Sale, tags: readonly CustomerTag[], now: Instant): SaleStatus {
  return saleOf(forSchools(sale), tags, now);
}

/** A school of a kind it is meant for can book it now. */
export function isBookable(
  event: { readonly sale: Sale; readonly schoolTags: readonly number[] },
  tags: readonly CustomerTag[],
  now: Instant,
): boolean {
  const own = tags.filter((tag) => event.schoolTags.includes(tag));
  return schoolSaleOf(event.sale, own, now).kind === 'available';
}

/** A sale as schools see it: without the start for everyone and those of other tags. */
export function forSchools(sale: Sale): Sale {
  const starts = Object.entries(sale.starts).filter(([tag]) => isSchoolTag(Number(tag)));
  return { ...sale, starts: Object.fromEntries(starts) };
}
