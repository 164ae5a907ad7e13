import { emptySeriesListing } from '#domain/listing/series-listing-state.ts';
import { toSeriesSearchParams } from '#domain/listing/series-search-params.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import type { SeriesData } from '#ui/screens/series/series.data.ts';
import { SeriesScreen } from '#ui/screens/series/series.screen.tsx';

/** A series (TPL-19). */
export const series = template<'series', SeriesData>({
  load,
  facts: (page, { others }) => ({ events: page.events, onSale: [page, ...others] }),
  words: ['series', 'sharing'],
  View,
});

type SeriesPage = PageOf<'series'>;

/** How many other series stand under one. */
const mostOthers = 3;

/** Others of the genre it has most of; where it has none, any. */
async function load(page: SeriesPage, { search, locale, now, signal }: TemplateVisit): Promise<SeriesData> {
  const state = {
    ...emptySeriesListing,
    selection: { ...emptySeriesListing.selection, genres: page.genres.slice(0, 1) },
  };
  const question = toSeriesSearchParams(state, locale, hallDayAt(now));
  const found = await search.series({ ...question, page: 1 }, signal);
  return { others: found.series.filter(({ uri }) => uri !== page.uri).slice(0, mostOthers) };
}

function View({ page, data }: TemplateProps<SeriesPage, SeriesData>) {
  return <SeriesScreen page={page} data={data} />;
}
