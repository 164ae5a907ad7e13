import type { EventId } from '#domain/event/event.ts';
import type { FavouritesList, IdentifiedVisitor } from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { BridgePort } from '#ports/bridge.port.ts';
import { flushPromises, PendingCalls } from '#tests/support/pending-calls.ts';

interface BridgeCall {
  readonly kind: 'load' | 'save' | 'customer';
  readonly userId: number;
  readonly locale: Locale | null;
}

/** A Bridge whose responses the test resolves, in any order. */
export class DeferredBridge extends PendingCalls<BridgeCall> implements BridgePort {
  readonly lists = new Map<number, readonly EventId[]>();

  favourites(locale: Locale, user: IdentifiedVisitor): Promise<FavouritesList> {
    return this.hold({ kind: 'load', userId: user.id, locale }, () => this.#listOf(user.id, locale));
  }

  saveFavourites(locale: Locale, user: IdentifiedVisitor, ids: readonly EventId[]): Promise<FavouritesList> {
    return this.hold({ kind: 'save', userId: user.id, locale }, () => {
      this.lists.set(user.id, [...new Set(ids)]);
      return this.#listOf(user.id, locale);
    });
  }

  customerId(user: IdentifiedVisitor): Promise<string> {
    return this.hold({ kind: 'customer', userId: user.id, locale: null }, () => `C-${user.id}`);
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
}
