import { type DiscoveryListingState, discoveryParamsCodec } from '#domain/listing/discovery-listing-state.ts';
import { toTrackedListState } from '#domain/tracking/page-facts.ts';
import { DiscoverySearchScreen } from '#ui/screens/discovery-search/discovery-search.screen.tsx';
import type { DiscoveryListData } from '#ui/stores/faceted-list-types.ts';
import { withSharedRenditionOnly } from '#ui/template/drop-unshown-card-fields.ts';
import { loadDiscoveryList } from '#ui/template/load-discovery-list.ts';
import { defineTemplateWithParams } from '#ui/template/template.ts';

/** The filterable list of all stories (TPL-5). */
export const discoverySearchTemplate = defineTemplateWithParams<
  'discoverySearch',
  DiscoveryListData,
  DiscoveryListingState
>(discoveryParamsCodec, {
  source: 'ui/screens/discovery-search/discovery-search.template.ts',
  reducePage: withSharedRenditionOnly,
  load: (_page, visit, state) => loadDiscoveryList(state, visit),
  facts: (_page, { listing, state }) => ({
    listState: toTrackedListState('discovery', listing, discoveryParamsCodec.write(state)),
    listedPages: listing.stories,
  }),
  words: ['discovery'],
  View: DiscoverySearchScreen,
});
