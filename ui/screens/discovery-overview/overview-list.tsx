import { discoveryOverviewListOperations } from '#domain/listing/discovery-listing-state.ts';
import type { PageOf } from '#domain/page/page.ts';
import { DiscoveryListPage } from '#ui/components/discovery-list-page.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import type {
  DiscoveryOverviewData,
  DiscoveryOverviewListData,
} from '#ui/screens/discovery-overview/discovery-overview.data.ts';
import type { TemplateProps } from '#ui/template/template.ts';
import { narrowSource, useList } from '#ui/template/use-list.ts';

interface OverviewListProps
  extends Omit<TemplateProps<PageOf<'discoveryOverview'>, DiscoveryOverviewData>, 'data'> {
  readonly data: DiscoveryOverviewListData;
}

/** The list of stories at the overview's address. Its canonical address is the discovery search. */
export function OverviewList({ page, data, source }: OverviewListProps) {
  const canonicalPath = useSiteContext().global?.globalPages.discoverySearchOverview.url;
  const lists = narrowSource<DiscoveryOverviewData, DiscoveryOverviewListData>(source, (other) =>
    other.kind === 'list' ? other : undefined,
  );
  const list = useList(discoveryOverviewListOperations, data, lists);
  return <DiscoveryListPage page={page} list={list} canonicalPath={canonicalPath} />;
}
