import type { GraphqlFilter } from '#adapters/search-graphql/search-document.ts';
import { listedPlanningStatuses } from '#domain/event/event.ts';
import { formatUtcIso, type Instant, createInstant, minuteMs } from '#domain/time/instant.ts';

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

/** The range from a moment on, rounded down to the minute, so that requests within a minute are identical. */
export function fromMinuteOf(moment: Instant): readonly string[] {
  return [`gte ${formatUtcIso(createInstant(Math.floor(moment / minuteMs) * minuteMs))}`];
}
