import { shownPage } from '#domain/listing/listed-page.ts';
import { countFound, toSiteSearchParams } from '#domain/listing/site-search-params.ts';
import {
  keywordWords,
  type SiteSearchState,
  siteSearchParams,
  withoutWord,
} from '#domain/listing/site-search-state.ts';
import { filteredList, type StatedFacts } from '#domain/page/page-facts.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { loadRelaxations } from '#src/loaders/relaxations.loader.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { type PageOf, type TemplateProps, templateWithParams } from '#src/templates/template.ts';
import { useLatestData } from '#ui/kit/use-latest-data.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { SearchData } from '#ui/screens/search/search.data.ts';
import { SearchScreen } from '#ui/screens/search/search.screen.tsx';
import { SearchViewModel } from '#ui/screens/search/search.view-model.ts';

/** The site search (TPL-18). */
export const search = templateWithParams<'search', SearchData>(siteSearchParams, {
  load,
  facts,
  words: ['search'],
  View,
});

type Props = TemplateProps<PageOf<'search'>, SearchData>;

/** How many composers are offered if there are no results. */
const maxComposers = 12;

async function load(
  _page: PageOf<'search'>,
  visit: TemplateVisit,
  state: SiteSearchState,
): Promise<SearchData> {
  const { path, locale, now, signal } = visit;
  const request = (searchState: SiteSearchState) =>
    visit.search.find({ ...toSiteSearchParams(searchState, locale, now), page: searchState.page }, signal);
  const listing = await request(state);
  const total = countFound(listing);
  const [facets, relaxations] = await Promise.all([
    total > 0 ? undefined : visit.search.eventFacets({ locale, now }, signal),
    loadRelaxations({ ...listing, total }, keywordWords(state.keyword), async (word) => ({
      total: countFound(await request(withoutWord(state, word))),
    })),
  ]);
  return {
    path,
    state: { ...state, page: shownPage(listing, state.page) },
    listing,
    composers: facets?.composers.slice(0, maxComposers) ?? [],
    relaxations,
  };
}

/** The results contain concerts and series besides pages. */
function facts(_page: PageOf<'search'>, { listing, state }: SearchData): StatedFacts {
  const total = countFound(listing);
  return {
    events: listing.events.cards,
    filtered: filteredList('search', { ...listing, total }, siteSearchParams.write(state)),
    onSale: listing.series.cards,
  };
}

function View({ page, data }: Props) {
  const world = useContainer();
  const viewModel = useViewModel(() => new SearchViewModel(world.get(Navigator), world.get(Timer), data));
  useLatestData(viewModel, data);
  return <SearchScreen page={page} viewModel={viewModel} />;
}
