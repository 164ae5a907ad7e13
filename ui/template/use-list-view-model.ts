import { useLayoutEffect } from 'react';
import type { ListStateOperations } from '#domain/listing/list-filter.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { FacetedListData, FacetValuesStore } from '#ui/stores/facet-values.store.ts';
import {
  type AnyListFilter,
  type ListLoaderData,
  type ListViewModel,
  listViewModelBinding,
} from '#ui/stores/list.view-model.ts';
import type { FacetValuesFetcher } from '#ui/template/template.ts';

/**
 * The list view model of the calling template; it receives new data from the loader. The fetcher is for a list whose document leaves out
 * facet values.
 */
export function useListViewModel<
  Name extends string,
  State extends FacetedState<Name>,
  Filter extends AnyListFilter<Name>,
  Data extends ListLoaderData<Name, State, Filter>,
>(
  rules: ListStateOperations<Name, State, Filter>,
  data: Data,
  fetcher?: FacetValuesFetcher<FacetedListData<Name> | null>,
): ListViewModel<Name, State, Filter, Data> {
  const list = useViewModel(listViewModelBinding, (create) => create(rules, data, fetcher?.load));
  usePassDataToViewModel(list, data);
  useDropDraftOnBack(list.query);
  usePassFacetsToViewModel(list.values, fetcher?.answer);
  return list;
}

/** Passes a list with all facet values to its view model before the browser paints. */
export function usePassFacetsToViewModel<Name extends string>(
  values: FacetValuesStore<Name>,
  answer: FacetValuesFetcher<FacetedListData<Name> | null>['answer'],
): void {
  useLayoutEffect(() => {
    if (answer) values.receive(answer.data ?? null);
  }, [values, answer]);
}
