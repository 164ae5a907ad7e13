import { emptySeriesListingState } from '#domain/listing/series-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { SeriesData } from '#ui/screens/series/series-tickets-section.tsx';
import { SeriesScreen } from '#ui/screens/series/series.screen.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate } from '#ui/template/template.ts';

/** A series (TPL-19). */
export const seriesTemplate = defineTemplate<'series', SeriesData>({
  source: 'ui/screens/series/series.template.ts',
  cover: ({ theme = 'petrol' }) => theme,
  calendar: { contents: ({ events }) => ({ kind: 'concerts', uris: events.map(({ uri }) => uri) }) },
  sitemap: { chapter: 'series', section: 'series' },
  load,
  words: ['series'],
  View: SeriesScreen,
});

type SeriesPage = PageOf<'series'>;

/** How many other series are shown. */
const maxOthers = 3;

/** Loads other series of its first genre; any series if it has no genre. */
async function load(page: SeriesPage, { search, locale, now, signal }: TemplateVisit): Promise<SeriesData> {
  const selection = { ...emptySeriesListingState.selection, genres: page.genres.slice(0, 1) };
  const from = toHallDay(now);
  const found = await search.series({ ...emptySeriesListingState, selection, locale, from }, signal);
  return { others: found.series.filter(({ uri }) => uri !== page.uri).slice(0, maxOthers) };
}
