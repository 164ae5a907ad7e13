import type { Page } from '#domain/page/page.ts';
import { DiscoveryListPage } from '#ui/components/discovery-list-page.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import type { DiscoveryList } from '#ui/stores/faceted-lists.ts';

interface OverviewListProps {
  readonly page: Extract<Page, { kind: 'discoveryOverview' }>;
  readonly list: DiscoveryList;
}

/** The list of stories at the overview's address. Its canonical address is the discovery search. */
export function OverviewList({ page, list }: OverviewListProps) {
  const canonicalPath = useSiteContext().global?.globalPages.discoverySearchOverview.url;
  return <DiscoveryListPage page={page} list={list} canonicalPath={canonicalPath} />;
}
