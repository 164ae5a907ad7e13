import { discoveryListOperations } from '#domain/listing/discovery-listing-state.ts';
import type { PageOf } from '#domain/page/page.ts';
import { DiscoveryListPage } from '#ui/components/discovery-list-page.tsx';
import type { DiscoveryListData } from '#ui/stores/faceted-list-types.ts';
import type { TemplateProps } from '#ui/template/template.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';

/** All stories, filtered by collection, subject and keyword (TPL-5). */
export function DiscoverySearchScreen({
  page,
  data,
}: TemplateProps<PageOf<'discoverySearch'>, DiscoveryListData>) {
  return <DiscoveryListPage page={page} list={useListViewModel(discoveryListOperations, data)} />;
}
