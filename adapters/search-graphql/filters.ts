import { listedImportStatuses } from '#domain/event/event.ts';
import type { FacetField } from '#domain/hall/edition.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Instant, instantAt, minute } from '#domain/time/instant.ts';

export interface Filter {
  readonly name: FacetField | 'importStatus';
  readonly values: readonly string[];
}

/** Every question about concerts is limited to those that may be shown (CALL-36). */
export const listed: Filter = { name: 'importStatus', values: listedImportStatuses };

/** The filters in use; a facet without a choice is not sent, and where there is none at all, null is. */
export function toActiveFilters(...filters: readonly Filter[]): readonly Filter[] | null {
  const inUse = filters.filter(({ values }) => values.length > 0);
  return inUse.length > 0 ? inUse : null;
}

/** A keyword of nothing is sent as null. */
export function keywordOrNull(keyword: string): string | null {
  return keyword.trim() === '' ? null : keyword;
}

/** As of the minute, so that questions of one minute are one question. */
export function truncateToMinute(moment: Instant): Instant {
  return instantAt(Math.floor(moment / minute) * minute);
}

export function cmsSiteHandle(locale: Locale): readonly string[] {
  return [`${locale}Default`];
}
