import { type ReactNode, useRef } from 'react';
import type { Page } from '#domain/page/page.ts';
import { DiscoveryListPage } from '#ui/components/discovery-list-page.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useFocusOnKeyChange } from '#ui/kit/use-focus-on-key-change.ts';
import type { DiscoveryList } from '#ui/stores/faceted-lists.ts';

interface DiscoveryOverviewScreenProps {
  readonly shown: 'front' | 'list';
  readonly children: ReactNode;
}

/**
 * The discovery overview (TPL-4). Its front page and its list have the same path, so the router does not move the focus
 * between them; this component moves it to the new heading.
 */
export function DiscoveryViewFocus({ shown, children }: DiscoveryOverviewScreenProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusOnKeyChange(area, shown);
  return <div ref={area}>{children}</div>;
}

interface OverviewListProps {
  readonly page: Extract<Page, { kind: 'discoveryOverview' }>;
  readonly list: DiscoveryList;
}

/** The list of stories at the overview's address. Its canonical address is the discovery search. */
export function OverviewList({ page, list }: OverviewListProps) {
  const canonicalPath = useSiteContext().global?.globalPages.discoverySearchOverview.url;
  return <DiscoveryListPage page={page} list={list} canonicalPath={canonicalPath} />;
}
