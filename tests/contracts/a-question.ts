import { emptyEventListing } from '#domain/listing/event-listing-state.ts';
import type { EventQuestion } from '#domain/listing/event-question.ts';
import { emptySeriesListing } from '#domain/listing/series-listing-state.ts';
import type { SeriesQuestion } from '#domain/listing/series-question.ts';
import type { HallDay } from '#domain/time/hall-day.ts';

/** Every concert from the first of December 2026 on. */
export function aQuestion(overrides: Partial<EventQuestion> = {}): EventQuestion {
  return {
    locale: 'nl',
    keyword: '',
    from: '2026-12-01' as HallDay,
    selection: emptyEventListing.selection,
    ...overrides,
  };
}

/** The concerts of a choice. */
export function choosing(selection: Partial<EventQuestion['selection']>): EventQuestion {
  return aQuestion({ selection: { ...emptyEventListing.selection, ...selection } });
}

/** Every series on sale, or every concert of an overview, from the first of December 2026 on. */
export function aSeriesQuestion(overrides: Partial<SeriesQuestion> = {}): SeriesQuestion {
  return {
    locale: 'nl',
    keyword: '',
    from: '2026-12-01' as HallDay,
    selection: emptySeriesListing.selection,
    ...overrides,
  };
}
