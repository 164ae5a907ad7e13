import type { Page } from '#domain/page/page.ts';
import { DiscoveryListPage } from '#ui/components/discovery-list-page.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import type { DiscoveryList } from '#ui/stores/lists.ts';

interface OverviewListProps {
  readonly page: Extract<Page, { kind: 'discoveryOverview' }>;
  readonly list: DiscoveryList;
}

/** The list of stories at the address of the overview; engines find it on the discovery search, wherever the CMS has put that. */
export function OverviewList({ page, list }: OverviewListProps) {
  const canonicalPath = useSite().global?.globalPages.discoverySearchOverview.url;
  return <DiscoveryListPage page={page} list={list} canonicalPath={canonicalPath} />;
}
