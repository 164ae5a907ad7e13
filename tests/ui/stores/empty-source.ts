import type { ListDataSource } from '#ui/stores/list-request.store.ts';

/** A source without prefetched data, whose pages cannot be loaded. */
export const emptySource: ListDataSource<never> = {
  peek: () => undefined,
  load: () => Promise.resolve(undefined),
};
