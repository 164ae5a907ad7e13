import {
  type DiscoveryListingState,
  discoveryOverviewParams,
  discoveryOverviewRules,
  discoveryParams,
  emptyDiscoveryListing,
} from '#domain/listing/discovery-listing-state.ts';
import { toDiscoverySearchParams } from '#domain/listing/discovery-search-params.ts';
import { type PartialPageFacts, toListState } from '#domain/page/page-facts.ts';
import { loadDiscoveryList } from '#src/loaders/discovery-list.loader.ts';
import type { TemplateVisit } from '#src/loaders/loader-context.ts';
import { defineTemplateWithParams, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { useList } from '#src/templates/use-list.ts';
import type { DiscoveryFrontData } from '#ui/screens/discovery-overview/discovery-overview.data.ts';
import {
  DiscoveryOverviewScreen,
  OverviewList,
} from '#ui/screens/discovery-overview/discovery-overview.screen.tsx';
import { FrontPage } from '#ui/screens/discovery-overview/front-page.tsx';
import type { DiscoveryListData } from '#ui/stores/list-types.ts';

/** Discovery: its front page, or the list for the query in the address (TPL-4). */
export const discoveryOverview = defineTemplateWithParams<'discoveryOverview', Data>(
  discoveryOverviewParams,
  {
    load,
    facts,
    words: ['discovery'],
    View,
  },
);

interface ListData extends DiscoveryListData {
  readonly kind: 'list';
}

type Data = DiscoveryFrontData | ListData;

type Props<OfKind extends Data> = Omit<TemplateProps<PageOf<'discoveryOverview'>, Data>, 'data'> & {
  readonly data: OfKind;
};

/** How many of the latest stories are shown under the collections. */
const maxLatest = 5;

async function load(
  page: PageOf<'discoveryOverview'>,
  visit: TemplateVisit,
  state: DiscoveryListingState | null,
): Promise<Data> {
  return state === null
    ? loadFront(page, visit)
    : { kind: 'list', ...(await loadDiscoveryList(state, visit)) };
}

async function loadFront(
  { featured }: PageOf<'discoveryOverview'>,
  { locale, search, signal }: TemplateVisit,
): Promise<DiscoveryFrontData> {
  const [categories, listing] = await Promise.all([
    search.discoveryCategories({ locale }, signal),
    search.discoveries({ ...toDiscoverySearchParams(emptyDiscoveryListing, locale), page: 1 }, signal),
  ]);
  const shown = new Set(featured.map(({ url }) => url));
  const latest = listing.stories.filter(({ url }) => !shown.has(url)).slice(0, maxLatest);
  return { kind: 'front', categories, latest };
}

function facts(_page: PageOf<'discoveryOverview'>, data: Data): PartialPageFacts {
  if (data.kind === 'front') return {};
  const { listing, state } = data;
  return {
    listState: toListState('discovery', listing, discoveryParams.write(state)),
    listedPages: listing.stories,
  };
}

function View({ data, ...props }: Props<Data>) {
  return (
    <DiscoveryOverviewScreen shown={data.kind}>
      {data.kind === 'list' ? <List {...props} data={data} /> : <FrontPage page={props.page} data={data} />}
    </DiscoveryOverviewScreen>
  );
}

function List({ page, data, getPrefetchedData }: Props<ListData>) {
  const list = useList(discoveryOverviewRules, data, (address) => {
    const prefetched = getPrefetchedData(address);
    return prefetched?.kind === 'list' ? prefetched : undefined;
  });
  return <OverviewList page={page} list={list} />;
}
