import { useLayoutEffect } from 'react';
import type { ListStateOperations } from '#domain/listing/list-filter.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { useReceiveData } from '#ui/kit/use-receive-data.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { FacetedData, FacetValuesStore } from '#ui/stores/facet-values.store.ts';
import {
  type AnyFilter,
  type ListLoaderData,
  type ListViewModel,
  listBinding,
} from '#ui/stores/list.view-model.ts';
import type { DataFetcher } from '#ui/template/template.ts';

/**
 * The list view model of the calling template; it receives new data from the loader. The fetcher is for a list whose document leaves out
 * facet values.
 */
export function useList<
  Name extends string,
  State extends FacetedState<Name>,
  Filter extends AnyFilter<Name>,
  Data extends ListLoaderData<Name, State, Filter>,
>(
  rules: ListStateOperations<Name, State, Filter>,
  data: Data,
  fetcher?: DataFetcher<FacetedData<Name> | null>,
): ListViewModel<Name, State, Filter, Data> {
  const list = useViewModel(listBinding, (create) => create(rules, data, fetcher?.load));
  useReceiveData(list, data);
  useReceiveFacets(list.values, fetcher?.answer);
  return list;
}

/** Passes a list with all facet values to its view model before the browser paints. */
export function useReceiveFacets<Name extends string>(
  values: FacetValuesStore<Name>,
  answer: DataFetcher<FacetedData<Name> | null>['answer'],
): void {
  useLayoutEffect(() => {
    if (answer) values.receive(answer.data ?? null);
  }, [values, answer]);
}
