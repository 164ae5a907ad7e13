import { discoveryListRules, discoveryParams } from '#domain/listing/discovery-listing-state.ts';
import { filteredList } from '#domain/page/page-facts.ts';
import { loadDiscoveryList } from '#src/loaders/discovery-list.loader.ts';
import { type PageOf, type TemplateProps, templateWithParams } from '#src/templates/template.ts';
import { useList } from '#src/templates/use-list.ts';
import { DiscoverySearchScreen } from '#ui/screens/discovery-search/discovery-search.screen.tsx';
import type { DiscoveryListData } from '#ui/stores/lists.ts';

/** The filterable list of all stories (TPL-5). */
export const discoverySearch = templateWithParams<'discoverySearch', DiscoveryListData>(discoveryParams, {
  load: (_page, visit, state) => loadDiscoveryList(state, visit),
  facts: (_page, { listing, state }) => ({
    filtered: filteredList('discovery', listing, discoveryParams.write(state)),
    listed: listing.stories,
  }),
  words: ['discovery'],
  View,
});

type Props = TemplateProps<PageOf<'discoverySearch'>, DiscoveryListData>;

function View({ page, data, prefetcher }: Props) {
  return <DiscoverySearchScreen page={page} list={useList(discoveryListRules, data, prefetcher)} />;
}
