import { reaction } from 'mobx';
import type { StoragePort } from '#ports/storage.port.ts';
import { keuzehulpStorageKey, keuzehulpSuggestionsStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';

/** The key in session storage with the number of the tab's last visitor. */
export const lastVisitorStorageKey = 'lastVisitor';

/** The keys of the visitor's answers and suggestions. */
const personalKeys = [keuzehulpStorageKey, keuzehulpSuggestionsStorageKey];

/**
 * Removes a visitor's data from the tab, apart from their favourites, as soon as ticketing reports another visitor or none
 * (E12).
 */
export class PreviousVisitorCleanup {
  readonly #storage: StoragePort;
  readonly #session: SessionStore;

  constructor(storage: StoragePort, session: SessionStore) {
    this.#storage = storage;
    this.#session = session;
  }

  /**
   * Follows the session until the function returned is called. The previous visitor may have logged out on ticketing's own
   * pages.
   */
  start(): () => void {
    return reaction(
      () => {
        const { status, session } = this.#session.view;
        return status === 'ready' ? (session.user?.id ?? null) : undefined;
      },
      (id) => this.#setUser(id),
      { fireImmediately: true },
    );
  }

  #setUser(id: number | null | undefined): void {
    if (id === undefined) return;
    const { session } = this.#storage;
    const lastId = session.read(lastVisitorStorageKey);
    if (lastId !== null && lastId !== String(id)) for (const key of personalKeys) session.remove(key);
    if (id === null) session.remove(lastVisitorStorageKey);
    else session.write(lastVisitorStorageKey, String(id));
  }
}
