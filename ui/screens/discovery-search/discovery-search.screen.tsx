import type { Page } from '#domain/page/page.ts';
import { DiscoveryListPage } from '#ui/components/discovery-list-page.tsx';
import type { DiscoveryList } from '#ui/stores/faceted-lists.ts';

interface DiscoverySearchScreenProps {
  readonly page: Extract<Page, { kind: 'discoverySearch' }>;
  readonly list: DiscoveryList;
}

/** All stories, filtered by collection, subject and keyword (TPL-5). */
export function DiscoverySearchScreen({ page, list }: DiscoverySearchScreenProps) {
  return <DiscoveryListPage page={page} list={list} />;
}
