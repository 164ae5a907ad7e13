import type { IObservableValue } from 'mobx';
import type { SearchPort } from '#ports/search.port.ts';
import type { VisitorServices } from '#ui/kit/visitor-layer.ts';
import type { OwnPrices } from '#ui/stores/own-prices.store.ts';

/** Requests prices by customer tag; the code is loaded with the first request, which only visitors with tags make (DOOR-40). */
export function createLazyOwnPricesService(
  search: SearchPort,
  known: IObservableValue<OwnPrices | null>,
): VisitorServices['ownPrices'] {
  const load = () =>
    import('#ui/stores/own-prices.store.ts').then(({ OwnPricesStore }) => new OwnPricesStore(search, known));
  let store: ReturnType<typeof load> | undefined;
  return {
    request: (event) => {
      store ??= load();
      // Without the code the general prices stay; the next request loads it again.
      store.then(
        (loaded) => loaded.request(event),
        () => {
          store = undefined;
        },
      );
    },
  };
}
