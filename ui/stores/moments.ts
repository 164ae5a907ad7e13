import { nextOfferChange, type OfferedEvent } from '#domain/event/event-offer.ts';
import { nextPriceChange } from '#domain/pricing/prices.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { type Instant, minute } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** What is sold to a visitor, and so changes by itself while they look at it. */
export interface Offered {
  readonly event: OfferedEvent;
  readonly prices: readonly TicketPrice[];
  readonly tags: readonly CustomerTag[];
}

/** The longest single wait. A timer counts neither while a machine sleeps nor beyond 2³¹ ms, so it looks at the clock this often. */
const longestWait = minute;

/** Tells when what is on the screen has changed by itself: a sale that opened or ended, a price that is no longer asked. */
export class Moments {
  readonly #clock: Clock;
  readonly #timer: Timer;

  constructor(clock: Clock, timer: Timer) {
    this.#clock = clock;
    this.#timer = timer;
  }

  now(): Instant {
    return this.#clock.now();
  }

  /** Calls `tell` once, with the present, as soon as what was drawn for `shownAt` holds no more; at once where it does not now. The function returned calls it off. */
  follow({ event, prices, tags }: Offered, shownAt: Instant, tell: (now: Instant) => void): () => void {
    const turns = [nextOfferChange(event, tags, shownAt), nextPriceChange(prices, shownAt)];
    const [due] = turns.filter((turn) => turn !== null).toSorted((one, other) => one - other);
    return due === undefined ? () => {} : this.#at(due, () => tell(this.now()));
  }

  #at(due: Instant, act: () => void): () => void {
    let callOff = () => {};
    const look = (): void => {
      const wait = due - this.now();
      if (wait <= 0) act();
      else callOff = this.#timer.after(Math.min(wait, longestWait), look);
    };
    look();
    return () => callOff();
  }
}
