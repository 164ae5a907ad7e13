import {
  type DiscoveryListingState,
  discoveryOverviewListOperations,
  discoveryOverviewParamsCodec,
  discoveryParamsCodec,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-listing-state.ts';
import { toDiscoverySearchCriteria } from '#domain/listing/discovery-search.ts';
import { type PartialPageFacts, toTrackedListState } from '#domain/page/page-facts.ts';
import { loadDiscoveryList } from '#src/loaders/discovery-list.loader.ts';
import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { defineTemplateWithParams, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { narrowSource, useList } from '#src/templates/use-list.ts';
import {
  DiscoveryViewFocus,
  OverviewList,
} from '#ui/screens/discovery-overview/discovery-overview.screen.tsx';
import type { DiscoveryFrontData } from '#ui/screens/discovery-overview/front-page.data.ts';
import { FrontPage } from '#ui/screens/discovery-overview/front-page.tsx';
import type { DiscoveryListData } from '#ui/stores/faceted-lists.ts';

/** Discovery: its front page, or the list for the query in the address (TPL-4). */
export const discoveryOverview = defineTemplateWithParams<'discoveryOverview', Data>(
  discoveryOverviewParamsCodec,
  {
    load,
    facts,
    words: ['discovery'],
    View,
  },
);

interface ListLoaderData extends DiscoveryListData {
  readonly kind: 'list';
}

type Data = DiscoveryFrontData | ListLoaderData;

type Props<OfKind extends Data> = Omit<TemplateProps<PageOf<'discoveryOverview'>, Data>, 'data'> & {
  readonly data: OfKind;
};

/** How many of the latest stories are shown under the collections. */
const maxLatest = 5;

async function load(
  page: PageOf<'discoveryOverview'>,
  visit: TemplateLoaderContext,
  state: DiscoveryListingState | null,
): Promise<Data> {
  return state === null
    ? loadFront(page, visit)
    : { kind: 'list', ...(await loadDiscoveryList(state, visit)) };
}

async function loadFront(
  { featured }: PageOf<'discoveryOverview'>,
  { locale, search, signal }: TemplateLoaderContext,
): Promise<DiscoveryFrontData> {
  const [categories, listing] = await Promise.all([
    search.discoveryCategories({ locale }, signal),
    search.discoveries({ ...toDiscoverySearchCriteria(emptyDiscoveryListingState, locale), page: 1 }, signal),
  ]);
  const shown = new Set(featured.map(({ url }) => url));
  const latest = listing.stories.filter(({ url }) => !shown.has(url)).slice(0, maxLatest);
  return { kind: 'front', categories, latest };
}

function facts(_page: PageOf<'discoveryOverview'>, data: Data): PartialPageFacts {
  if (data.kind === 'front') return {};
  const { listing, state } = data;
  return {
    listState: toTrackedListState('discovery', listing, discoveryParamsCodec.write(state)),
    listedPages: listing.stories,
  };
}

function View({ data, ...props }: Props<Data>) {
  return (
    <DiscoveryViewFocus shown={data.kind}>
      {data.kind === 'list' ? <List {...props} data={data} /> : <FrontPage page={props.page} data={data} />}
    </DiscoveryViewFocus>
  );
}

function List({ page, data, source }: Props<ListLoaderData>) {
  const lists = narrowSource<Data, ListLoaderData>(source, (other) =>
    other.kind === 'list' ? other : undefined,
  );
  return <OverviewList page={page} list={useList(discoveryOverviewListOperations, data, lists)} />;
}
