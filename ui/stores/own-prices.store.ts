import { type IObservableValue, runInAction } from 'mobx';
import type { EventCard } from '#domain/event/event.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { findOwnPrice } from '#domain/pricing/offered-prices.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SearchPort } from '#ports/search.port.ts';

/** The address of a concert. */
type PricedConcert = Pick<EventCard, 'uri' | 'url'>;

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
  ): TicketPrice | null {
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
  readonly #search: Pick<SearchPort, 'eventsAt'>;
  readonly #known: IObservableValue<OwnPrices | null>;
  readonly #requested = new Set<string>();
  #waiting: readonly PricedConcert[] = [];

  /** `known` is set to a new object whenever more prices are known. */
  constructor(search: Pick<SearchPort, 'eventsAt'>, known: IObservableValue<OwnPrices | null>) {
    this.#search = search;
    this.#known = known;
  }

  /** Requests the prices of a concert, unless they are known or requested. What could not be fetched is requested at the next call. */
  request(event: PricedConcert): void {
    if (this.#requested.has(event.url)) return;
    this.#requested.add(event.url);
    this.#waiting = [...this.#waiting, event];
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#fetch(event));
  }

  /** The waiting concerts are of one page, so that they have the language of the first. */
  async #fetch({ url }: PricedConcert): Promise<void> {
    const events = this.#waiting;
    this.#waiting = [];
    const uris = events.map(({ uri }) => uri);
    const found = await this.#search.eventsAt({ locale: parseLocaleAndUri(url).locale, uris });
    const byUri = new Map(found.map(({ uri, pricesByTag }) => [uri, pricesByTag]));
    const known = events.flatMap((event) => {
      const prices = byUri.get(event.uri);
      if (!prices) this.#requested.delete(event.url);
      return prices ? [[event.url, prices] as const] : [];
    });
    if (known.length === 0) return;
    const prices = this.#known.get() ?? new OwnPrices();
    runInAction(() => this.#known.set(prices.with(known)));
  }
}
