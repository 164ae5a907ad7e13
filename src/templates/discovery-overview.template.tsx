import {
  type DiscoveryListingState,
  discoveryOverviewParamsCodec,
  discoveryParamsCodec,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-listing-state.ts';
import { toDiscoverySearchCriteria } from '#domain/listing/discovery-search.ts';
import { type PartialPageFacts, toTrackedListState } from '#domain/page/page-facts.ts';
import { loadDiscoveryList } from '#src/loaders/discovery-list.loader.ts';
import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { defineTemplateWithParams, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import type { TemplateData } from '#src/templates/template-data.ts';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import { DiscoveryViewFocus } from '#ui/screens/discovery-overview/discovery-view-focus.tsx';
import type { DiscoveryFrontData } from '#ui/screens/discovery-overview/front-page.data.ts';
import { FrontPage } from '#ui/screens/discovery-overview/front-page.tsx';

/** Lazy, because most visits read the front page only. */
const LazyList = lazyComponent(
  async () => (await import('#src/templates/discovery-overview-list.part.tsx')).DiscoveryOverviewList,
);

/** Discovery: its front page, or the list for the query in the address (TPL-4). */
export const discoveryOverview = defineTemplateWithParams<'discoveryOverview', Data>(
  discoveryOverviewParamsCodec,
  {
    load,
    facts,
    words: ['discovery'],
    parts: (data) => (data?.kind === 'front' ? [] : [LazyList]),
    View,
  },
);

type Data = TemplateData<'discoveryOverview'>;

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

function View({ page, data, source }: TemplateProps<PageOf<'discoveryOverview'>, Data>) {
  return (
    <DiscoveryViewFocus shown={data.kind}>
      {data.kind === 'list' ? (
        <LazyList page={page} data={data} source={source} />
      ) : (
        <FrontPage page={page} data={data} />
      )}
    </DiscoveryViewFocus>
  );
}
