import { discoveryListOperations, discoveryParamsCodec } from '#domain/listing/discovery-listing-state.ts';
import { toTrackedListState } from '#domain/page/page-facts.ts';
import { loadDiscoveryList } from '#src/loaders/discovery-list.loader.ts';
import { defineTemplateWithParams, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { useList } from '#src/templates/use-list.ts';
import { DiscoverySearchScreen } from '#ui/screens/discovery-search/discovery-search.screen.tsx';
import type { DiscoveryListData } from '#ui/stores/faceted-lists.ts';

/** The filterable list of all stories (TPL-5). */
export const discoverySearch = defineTemplateWithParams<'discoverySearch', DiscoveryListData>(
  discoveryParamsCodec,
  {
    load: (_page, visit, state) => loadDiscoveryList(state, visit),
    facts: (_page, { listing, state }) => ({
      listState: toTrackedListState('discovery', listing, discoveryParamsCodec.write(state)),
      listedPages: listing.stories,
    }),
    words: ['discovery'],
    View,
  },
);

type Props = TemplateProps<PageOf<'discoverySearch'>, DiscoveryListData>;

function View({ page, data, source }: Props) {
  return <DiscoverySearchScreen page={page} list={useList(discoveryListOperations, data, source)} />;
}
