import { listedPlanningStatuses } from '#domain/event/event.ts';
import type { FacetField } from '#domain/hall/edition.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Instant, createInstant, minuteMs } from '#domain/time/instant.ts';

export interface GraphqlFilter {
  readonly name: FacetField | 'importStatus';
  readonly values: readonly string[];
}

/** Limits a search to concerts that may be shown (CALL-36). */
export const listedEventsFilter: GraphqlFilter = { name: 'importStatus', values: listedPlanningStatuses };

/** The filters with values; null if there are none. */
export function selectFiltersWithValues(
  ...filters: readonly GraphqlFilter[]
): readonly GraphqlFilter[] | null {
  const active = filters.filter(({ values }) => values.length > 0);
  return active.length > 0 ? active : null;
}

/** The keyword; null if it is blank. */
export function normalizeBlankKeyword(keyword: string): string | null {
  return keyword.trim() === '' ? null : keyword;
}

/** Rounds down to the minute, so that requests within a minute are identical. */
export function truncateToMinute(moment: Instant): Instant {
  return createInstant(Math.floor(moment / minuteMs) * minuteMs);
}

export function toCmsSiteHandle(locale: Locale): readonly string[] {
  return [`${locale}Default`];
}
