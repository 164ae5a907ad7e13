import { discoveryOverviewListOperations } from '#domain/listing/discovery-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { DiscoveryListPage } from '#ui/components/discovery-list-page.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { DiscoveryOverviewListData } from '#ui/screens/discovery-overview/discovery-overview.data.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';

interface DiscoveryOverviewListProps {
  readonly page: PageOf<'discoveryOverview'>;
  readonly data: DiscoveryOverviewListData;
}

/** The list of stories at the overview's address. Its canonical address is the discovery search. */
export function DiscoveryOverviewList({ page, data }: DiscoveryOverviewListProps) {
  const canonicalPath = useSite().global?.globalPages.discoverySearchOverview.url;
  const list = useListViewModel(discoveryOverviewListOperations, data);
  return <DiscoveryListPage page={page} list={list} canonicalPath={canonicalPath} />;
}
