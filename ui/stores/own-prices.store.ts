import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EventCard } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import { findOwnPrice, type TicketTypePrice } from '#domain/pricing/ticket-type-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SearchPort } from '#ports/search.port.ts';

/** The prices by customer tag that are known, and what they are for a visitor. A new object whenever more are known. */
export class OwnPrices {
  readonly #byKey: ReadonlyMap<string, readonly TicketPrice[]>;

  constructor(byKey: ReadonlyMap<string, readonly TicketPrice[]> = new Map()) {
    this.#byKey = byKey;
  }

  /** The prices of a concert for holders of any tag, the same array until they change; none while they are unknown. */
  pricesOf({ url }: Pick<EventCard, 'url'>): readonly TicketPrice[] {
    return this.#byKey.get(url) ?? noPrices;
  }

  /** The price of a concert for a visitor with these tags; null if it is the general one, or unknown. */
  find(
    event: Pick<EventCard, 'url' | 'minPrice'>,
    tags: readonly CustomerTag[],
    now: Instant,
  ): TicketTypePrice | null {
    return findOwnPrice(event, this.pricesOf(event), tags, now);
  }

  with(prices: Iterable<readonly [url: string, readonly TicketPrice[]]>): OwnPrices {
    return new OwnPrices(new Map([...this.#byKey, ...prices]));
  }
}

const noPrices: readonly TicketPrice[] = [];

/**
 * The prices by customer tag of the concerts in lists (DOOR-40). Documents do not contain them, because they differ by visitor: they are
 * requested for the concerts that a visitor with tags sees, those of one rendering together, and each once.
 */
export class OwnPricesStore {
  view = new OwnPrices();

  readonly #search: Pick<SearchPort, 'pricesByTag'>;
  readonly #requested = new Set<string>();
  #waiting: readonly Pick<EventCard, 'uri' | 'url'>[] = [];

  constructor(search: Pick<SearchPort, 'pricesByTag'>) {
    this.#search = search;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Requests the prices of a concert, unless they are known or requested. What could not be fetched is requested at the next call. */
  request(event: Pick<EventCard, 'uri' | 'url'>, locale: Locale): void {
    if (this.#requested.has(event.url)) return;
    this.#requested.add(event.url);
    this.#waiting = [...this.#waiting, event];
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#fetch(locale));
  }

  async #fetch(locale: Locale): Promise<void> {
    const events = this.#waiting;
    this.#waiting = [];
    const found = await this.#search.pricesByTag({ locale, uris: events.map(({ uri }) => uri) });
    const byUri = new Map(found.map(({ uri, prices }) => [uri, prices]));
    const known = events.flatMap(({ uri, url }) => {
      const prices = byUri.get(uri);
      if (!prices) this.#requested.delete(url);
      return prices ? [[url, prices] as const] : [];
    });
    if (known.length > 0)
      runInAction(() => {
        this.view = this.view.with(known);
      });
  }
}
