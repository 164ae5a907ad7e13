import { reaction } from 'mobx';
import { keuzehulpKey, suggestionsKey } from '#domain/recommendation/keuzehulp-key.ts';
import type { StoragePort } from '#ports/storage.port.ts';
import type { SessionStore } from '#ui/stores/session.store.ts';

/** The key under which session storage keeps who was there last in this tab, by number. */
export const lastVisitorKey = 'lastVisitor';

/** What their answers were, and what came of those. */
const traces = [keuzehulpKey, suggestionsKey];

/** What a visitor leaves in a tab, apart from their list: gone as soon as ticketing names somebody else there, or nobody (E12). */
export class PreviousVisitorCleanup {
  readonly #storage: StoragePort;
  readonly #session: SessionStore;

  constructor(storage: StoragePort, session: SessionStore) {
    this.#storage = storage;
    this.#session = session;
  }

  /** Follows who is there, until the function returned is called. The last one may have left through ticketing's own pages. */
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
    const last = session.read(lastVisitorKey);
    if (last !== null && last !== String(id)) for (const key of traces) session.remove(key);
    if (id === null) session.remove(lastVisitorKey);
    else session.write(lastVisitorKey, String(id));
  }
}
