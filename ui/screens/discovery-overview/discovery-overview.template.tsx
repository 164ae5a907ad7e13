import { useRef } from 'react';
import {
  type DiscoveryListingState,
  discoveryOverviewListOperations,
  discoveryOverviewParamsCodec,
  emptyDiscoveryListingState,
} from '#domain/listing/discovery-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import {
  DiscoveryFrontPage,
  type DiscoveryFrontPageData,
} from '#ui/screens/discovery-overview/discovery-front-page.tsx';
import { type DiscoveryListData, loadDiscoveryList } from '#ui/template/load-discovery-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';

/** Lazy, because most visits read the front page only. */
const LazyList = createLazyComponent(
  async () => (await import('#ui/components/discovery-list.tsx')).DiscoveryList,
  [],
  'ui/components/discovery-list.tsx',
);

/** The front page, or the list that its address requests (TPL-4). */
type DiscoveryOverviewData = DiscoveryFrontPageData | ({ readonly kind: 'list' } & DiscoveryListData);

/** Discovery: its front page, or the list for the query in the address (TPL-4). */
export const discoveryOverviewTemplate = defineTemplateWithParams<
  'discoveryOverview',
  DiscoveryOverviewData,
  DiscoveryListingState | null
>(discoveryOverviewParamsCodec, {
  source: 'ui/screens/discovery-overview/discovery-overview.template.tsx',
  load,
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
): Promise<DiscoveryFrontPageData> {
  const [categories, listing] = await Promise.all([
    search.discoveryCategories({ locale }, signal),
    search.discoveries({ ...emptyDiscoveryListingState, locale }, signal),
  ]);
  const shown = new Set(featured.map(({ url }) => url));
  const latest = listing.stories.filter(({ url }) => !shown.has(url)).slice(0, maxLatest);
  return { kind: 'front', categories, latest };
}

/**
 * The front page and the list have the same path, so the router does not move the focus between them. The list's canonical address is the
 * discovery search.
 */
function View({ page, data }: TemplateProps<PageOf<'discoveryOverview'>, DiscoveryOverviewData>) {
  const area = useRef<HTMLDivElement>(null);
  const canonicalPath = useSite().global?.globalPages.discoverySearchOverview.url;
  useFocusOnDataKeyChange(area, data.kind);
  return (
    <div ref={area}>
      {data.kind === 'list' ? (
        <LazyList
          page={page}
          data={data}
          rules={discoveryOverviewListOperations}
          canonicalPath={canonicalPath}
        />
      ) : (
        <DiscoveryFrontPage page={page} data={data} />
      )}
    </div>
  );
}
