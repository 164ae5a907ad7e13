import { emptyEventListing } from '#domain/listing/event-listing-state.ts';
import type { EventSearchParams } from '#domain/listing/event-search-params.ts';
import { emptySeriesListing } from '#domain/listing/series-listing-state.ts';
import type { SeriesSearchParams } from '#domain/listing/series-search-params.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** Every concert from the first of December 2026 on. */
export function aQuestion(overrides: Partial<EventSearchParams> = {}): EventSearchParams {
  return {
    locale: 'nl',
    keyword: '',
    from: '2026-12-01' as HallDay,
    selection: emptyEventListing.selection,
    ...overrides,
  };
}

/** The concerts of a choice. */
export function choosing(selection: Partial<EventSearchParams['selection']>): EventSearchParams {
  return aQuestion({ selection: { ...emptyEventListing.selection, ...selection } });
}

/** Every series on sale, or every concert of an overview, from the first of December 2026 on. */
export function aSeriesQuestion(overrides: Partial<SeriesSearchParams> = {}): SeriesSearchParams {
  return {
    locale: 'nl',
    keyword: '',
    from: '2026-12-01' as HallDay,
    selection: emptySeriesListing.selection,
    ...overrides,
  };
}
