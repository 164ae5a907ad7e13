import { emptyEventListingState, type EventSearchCriteria } from '#domain/listing/event-list.ts';
import { emptySeriesListingState } from '#domain/listing/series-list.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import type { SeriesSearchCriteria } from '#ports/search.port.ts';

/** Every concert from the first of December 2026 on. */
export function aQuestion(overrides: Partial<EventSearchCriteria> = {}): EventSearchCriteria {
  return {
    locale: 'nl',
    keyword: '',
    from: '2026-12-01' as HallDay,
    until: null,
    part: null,
    selection: emptyEventListingState.selection,
    ...overrides,
  };
}

/** The concerts of a choice. */
export function choosing(selection: Partial<EventSearchCriteria['selection']>): EventSearchCriteria {
  return aQuestion({ selection: { ...emptyEventListingState.selection, ...selection } });
}

/** Every series on sale, or every concert of an overview, from the first of December 2026 on. */
export function aSeriesQuestion(overrides: Partial<SeriesSearchCriteria> = {}): SeriesSearchCriteria {
  return {
    locale: 'nl',
    keyword: '',
    from: '2026-12-01' as HallDay,
    selection: emptySeriesListingState.selection,
    ...overrides,
  };
}
