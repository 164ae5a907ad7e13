import {
  discoveryListOperations,
  type DiscoveryListingState,
  discoveryParamsCodec,
} from '#domain/listing/discovery-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { DiscoveryList } from '#ui/components/discovery-list.tsx';
import { type DiscoveryListData, loadDiscoveryList } from '#ui/template/load-discovery-list.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';

/** The filterable list of all stories (TPL-5). */
export const discoverySearchTemplate = defineTemplateWithParams<
  'discoverySearch',
  DiscoveryListData,
  DiscoveryListingState
>(discoveryParamsCodec, {
  load: (_page, visit, state) => loadDiscoveryList(state, visit),
  words: ['discovery'],
  View,
});

function View({ page, data }: TemplateProps<PageOf<'discoverySearch'>, DiscoveryListData>) {
  return <DiscoveryList page={page} data={data} rules={discoveryListOperations} />;
}
