import {
  activeFilters,
  type DiscoveryListingState,
  readDiscoveryListing,
  unknownParameters,
  withoutFilter,
} from '#domain/listing/discovery-listing-state.ts';
import { allDiscoveryFacets, discoveryQuestionOf } from '#domain/listing/discovery-question.ts';
import { shownPage } from '#domain/listing/shown-page.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { tellUnknown, type Visit } from '#src/loaders/visit.ts';
import { loadWaysOut } from '#src/loaders/ways-out.loader.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { useShowing } from '#ui/kit/use-showing.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { DiscoverySearchData } from '#ui/screens/discovery-search/discovery-search.data.ts';
import { DiscoverySearchScreen } from '#ui/screens/discovery-search/discovery-search.screen.tsx';
import { DiscoverySearchViewModel } from '#ui/screens/discovery-search/discovery-search.view-model.ts';

/** All stories, to be filtered (TPL-5). */
export const discoverySearch = template({ load, words: ['discovery'], View });

type Props = TemplateProps<PageOf<'discoverySearch'>, DiscoverySearchData>;

async function load(_page: PageOf<'discoverySearch'>, visit: Visit): Promise<DiscoverySearchData> {
  const { url, locale, overviews, signal } = visit;
  const query = [...url.searchParams];
  const state = readDiscoveryListing(query);
  tellUnknown(unknownParameters(query), visit);
  const ask = (wanted: DiscoveryListingState, number: number) =>
    overviews.discoveries(discoveryQuestionOf(wanted, locale), number, signal);
  const [listing, categories] = await Promise.all([
    ask(state, state.page),
    overviews.discoveryCategories(locale, signal),
  ]);
  return {
    path: url.pathname,
    state: { ...state, page: shownPage(listing, state.page) },
    listing,
    allFacets: allDiscoveryFacets(categories),
    waysOut: await loadWaysOut(listing, activeFilters(state), (without) =>
      ask(withoutFilter(state, without), 1),
    ),
  };
}

function View({ page, data, ahead }: Props) {
  const world = useContainer();
  const viewModel = useViewModel(
    () => new DiscoverySearchViewModel(world.get(Navigator), world.get(Timer), data, ahead),
  );
  useShowing(viewModel, data);
  return <DiscoverySearchScreen page={page} viewModel={viewModel} />;
}
