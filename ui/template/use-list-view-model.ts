import type { ListStateOperations } from '#domain/listing/list-filter.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import {
  type AnyListFilter,
  type ListLoaderData,
  type ListViewModel,
  listViewModelBinding,
} from '#ui/stores/list.view-model.ts';

/** The list view model of the calling template; it receives new data from the loader. */
export function useListViewModel<
  Name extends string,
  State extends FacetedState<Name>,
  Filter extends AnyListFilter<Name>,
  Data extends ListLoaderData<Name, State, Filter>,
>(rules: ListStateOperations<Name, State, Filter>, data: Data): ListViewModel<Name, State, Filter, Data> {
  const list = useViewModel(listViewModelBinding, (create) => create(rules, data));
  usePassDataToViewModel(list, data);
  useDropDraftOnBack(list.query);
  return list;
}
