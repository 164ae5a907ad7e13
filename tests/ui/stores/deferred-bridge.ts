import type { EventId } from '#domain/event/event.ts';
import type { FavouritesList, IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { BridgePort } from '#ports/bridge.port.ts';

/** A pending request to the Bridge. */
export interface DeferredCall {
  readonly kind: 'load' | 'save' | 'customer';
  readonly userId: number;
  readonly locale: Locale | null;
  /** Resolves the request. */
  readonly deliver: () => void;
  /** Rejects the request before it reaches the Bridge. */
  readonly fail: () => void;
}

/** A Bridge whose responses the test resolves, in any order. */
export class DeferredBridge implements BridgePort {
  readonly lists = new Map<number, readonly EventId[]>();
  calls: readonly DeferredCall[] = [];
  /** The number of requests so far. */
  questions = 0;

  favourites(locale: Locale, user: IdentifiedVisitor): Promise<FavouritesList> {
    return this.#hold('load', user, locale, () => this.#listOf(user.id, locale));
  }

  saveFavourites(locale: Locale, user: IdentifiedVisitor, ids: readonly EventId[]): Promise<FavouritesList> {
    return this.#hold('save', user, locale, () => {
      this.lists.set(user.id, [...new Set(ids)]);
      return this.#listOf(user.id, locale);
    });
  }

  customerId(user: IdentifiedVisitor): Promise<string> {
    return this.#hold('customer', user, null, () => `C-${user.id}`);
  }

  recommendations = () => Promise.reject(new Error('not asked here'));
  saveScore = () => Promise.reject(new Error('not asked here'));
  updateScore = () => Promise.reject(new Error('not asked here'));
  experiments = () => Promise.reject(new Error('not asked here'));

  /** Resolves all pending requests, and those that follow from them. */
  async deliverAll(): Promise<void> {
    for (let rounds = 0; rounds < 50; rounds += 1) {
      this.calls[0]?.deliver();
      await flushPromises();
    }
  }

  #listOf(userId: number, locale: Locale): FavouritesList {
    const ids = this.lists.get(userId) ?? [];
    return { ids, uris: ids.map((id) => `${locale}/${id}`) };
  }

  #hold<Answer>(
    kind: DeferredCall['kind'],
    { id }: IdentifiedVisitor,
    locale: Locale | null,
    answer: () => Answer,
  ): Promise<Answer> {
    this.questions += 1;
    return new Promise((resolve, reject) => {
      const call: DeferredCall = {
        kind,
        userId: id,
        locale,
        deliver: () => {
          this.#take(call);
          resolve(answer());
        },
        fail: () => {
          this.#take(call);
          reject(new Error('The Bridge is away'));
        },
      };
      this.calls = [...this.calls, call];
    });
  }

  #take(call: DeferredCall): void {
    this.calls = this.calls.filter((other) => other !== call);
  }
}

/** Flushes the promise chains that follow a response. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
