import { nextOfferChange, type OfferedEvent } from '#domain/event/event-offer.ts';
import { nextPriceChange } from '#domain/pricing/prices.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { type Instant, later, minute } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** What is sold to a visitor, and so changes by itself while they look at it. */
interface Offered {
  readonly event: OfferedEvent;
  readonly prices: readonly TicketPrice[];
  readonly tags: readonly CustomerTag[];
}

/** The longest single wait. A timer counts neither while a machine sleeps nor beyond 2³¹ ms, so it looks at the clock this often. */
const longestWait = minute;

interface Turn {
  readonly due: Instant;
  readonly act: () => void;
}

/** Tells when what is on the screen has changed by itself: a sale that opened or ended, a price that is no longer asked. One timer for all of it. */
export class Moments {
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #turns = new Set<Turn>();
  /** When it looks at the clock next; null while nobody waits. */
  #looksAt: Instant | null = null;
  #callOff = () => {};

  constructor(clock: Clock, timer: Timer) {
    this.#clock = clock;
    this.#timer = timer;
  }

  now(): Instant {
    return this.#clock.now();
  }

  /**
   * Calls `tell` once, with the present, as soon as what was drawn for `shownAt` holds no more; at once where it does not now,
   * be it over or, by a clock that was set back, still to come. The function returned calls it off.
   */
  follow({ event, prices, tags }: Offered, shownAt: Instant, tell: (now: Instant) => void): () => void {
    const now = this.now();
    const from = shownAt < now ? shownAt : now;
    const turns = [nextOfferChange(event, tags, from), nextPriceChange(prices, from)];
    const [first] = turns.filter((turn) => turn !== null).toSorted((one, other) => one - other);
    if (first === undefined) return () => {};
    const due = first <= shownAt ? now : first;
    const turn = { due, act: () => tell(this.now()) };
    this.#turns.add(turn);
    if (this.#looksAt === null || due < this.#looksAt || this.#looksAt <= now) this.#look();
    return () => {
      this.#turns.delete(turn);
      if (this.#turns.size === 0) this.#rest();
    };
  }

  /** Acts on what is due, and waits for the next of what is not. */
  #look(): void {
    const now = this.now();
    const over = [...this.#turns].filter(({ due }) => due <= now);
    for (const turn of over) if (this.#turns.delete(turn)) turn.act();
    this.#rest();
    const dues = [...this.#turns].map(({ due }) => due);
    if (dues.length === 0) return;
    const wait = Math.min(Math.max(0, Math.min(...dues) - now), longestWait);
    this.#looksAt = later(now, wait);
    this.#callOff = this.#timer.after(wait, () => this.#look());
  }

  #rest(): void {
    this.#callOff();
    this.#looksAt = null;
  }
}
