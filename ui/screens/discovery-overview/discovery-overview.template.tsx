import {
  type DiscoveryListingState,
  discoveryOverviewParamsCodec,
  discoveryParamsCodec,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-listing-state.ts';
import { toDiscoverySearchCriteria } from '#domain/listing/discovery-search.ts';
import { type PartialPageFacts, toTrackedListState } from '#domain/page/page-facts.ts';
import type { PageOf } from '#domain/page/page.ts';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import type {
  DiscoveryFrontData,
  DiscoveryOverviewData,
} from '#ui/screens/discovery-overview/discovery-overview.data.ts';
import { DiscoveryViewFocus } from '#ui/screens/discovery-overview/discovery-view-focus.tsx';
import { FrontPage } from '#ui/screens/discovery-overview/front-page.tsx';
import { loadDiscoveryList } from '#ui/template/load-discovery-list.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import type { TemplateVisit } from '#ui/template/visit.ts';

/** Lazy, because most visits read the front page only. */
const LazyList = lazyComponent(
  async () => (await import('#ui/screens/discovery-overview/overview-list.tsx')).OverviewList,
  [],
  'ui/screens/discovery-overview/overview-list.tsx',
);

/** Discovery: its front page, or the list for the query in the address (TPL-4). */
export const discoveryOverview = defineTemplateWithParams<
  'discoveryOverview',
  DiscoveryOverviewData,
  DiscoveryListingState | null
>(discoveryOverviewParamsCodec, {
  source: 'ui/screens/discovery-overview/discovery-overview.template.tsx',
  load,
  facts,
  words: ['discovery'],
  parts: (data) => (data?.kind === 'front' ? [] : [LazyList]),
  View,
});

/** How many of the latest stories are shown under the collections. */
const maxLatest = 5;

async function load(
  page: PageOf<'discoveryOverview'>,
  visit: TemplateVisit,
  state: DiscoveryListingState | null,
): Promise<DiscoveryOverviewData> {
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
    search.discoveries({ ...toDiscoverySearchCriteria(emptyDiscoveryListingState, locale), page: 1 }, signal),
  ]);
  const shown = new Set(featured.map(({ url }) => url));
  const latest = listing.stories.filter(({ url }) => !shown.has(url)).slice(0, maxLatest);
  return { kind: 'front', categories, latest };
}

function facts(_page: PageOf<'discoveryOverview'>, data: DiscoveryOverviewData): PartialPageFacts {
  if (data.kind === 'front') return {};
  const { listing, state } = data;
  return {
    listState: toTrackedListState('discovery', listing, discoveryParamsCodec.write(state)),
    listedPages: listing.stories,
  };
}

function View({ page, data }: TemplateProps<PageOf<'discoveryOverview'>, DiscoveryOverviewData>) {
  return (
    <DiscoveryViewFocus shown={data.kind}>
      {data.kind === 'list' ? <LazyList page={page} data={data} /> : <FrontPage page={page} data={data} />}
    </DiscoveryViewFocus>
  );
}
