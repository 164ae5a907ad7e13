import type { ListStateOperations } from '#domain/listing/list-filter.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { useReceiveData } from '#ui/kit/use-receive-data.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import {
  type AnyFilter,
  type ListLoaderData,
  type ListViewModel,
  listBinding,
} from '#ui/stores/list.view-model.ts';
import type { ListDataSource } from '#ui/stores/list-request.store.ts';

/** The list view model of the calling template; it receives new data from the loader. */
export function useList<
  Name extends string,
  State extends FacetedState<Name>,
  Filter extends AnyFilter<Name>,
  Data extends ListLoaderData<Name, State, Filter>,
>(
  rules: ListStateOperations<Name, State, Filter>,
  data: Data,
  source: ListDataSource<Data>,
): ListViewModel<Name, State, Filter, Data> {
  const list = useViewModel(listBinding, (create) => create(rules, data, source));
  useReceiveData(list, data);
  return list;
}

/** The source of one kind of a template's data; undefined for data of another kind. */
export function narrowSource<Data, Narrow extends Data>(
  { peek, load }: ListDataSource<Data>,
  narrow: (data: Data) => Narrow | undefined,
): ListDataSource<Narrow> {
  const narrowFound = (data: Data | undefined) => (data === undefined ? undefined : narrow(data));
  return {
    peek: (address) => narrowFound(peek(address)),
    load: async (address, signal) => narrowFound(await load(address, signal)),
  };
}
