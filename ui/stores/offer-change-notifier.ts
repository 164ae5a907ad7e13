import { findNextOfferChange, type OfferedEvent } from '#domain/event/event-offer.ts';
import { findNextPriceChange } from '#domain/pricing/offered-prices.ts';
import type { OfferedPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import { addMilliseconds, type Instant, minuteMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** What is offered, with the prices that are shown. */
export interface PricedOffer {
  readonly event: OfferedEvent;
  readonly prices?: readonly OfferedPrice[] | undefined;
}

/** Offers and their prices for a visitor, which change over time. */
interface FollowedOffers {
  readonly offers: readonly PricedOffer[];
  readonly tags: readonly CustomerTag[];
  /** Other moments at which what is shown changes, earliest first. */
  readonly changesAt?: readonly Instant[];
}

/** The longest timer. Timers stop while a machine sleeps and overflow beyond 2³¹ ms, so the clock is checked this often. */
const maxWaitMs = minuteMs;

interface ScheduledChange {
  readonly due: Instant;
  readonly notify: () => void;
}

/**
 * Notifies when something shown changes with time: a sale opens or ends, a price is no longer valid. One timer serves all
 * followers.
 */
export class OfferChangeNotifier {
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #scheduled = new Set<ScheduledChange>();
  /** When the clock is checked next; null if nothing is followed. */
  #nextCheckAt: Instant | null = null;
  #cancelTimer = () => {};

  constructor(clock: Clock, timer: Timer) {
    this.#clock = clock;
    this.#timer = timer;
  }

  now(): Instant {
    return this.#clock.now();
  }

  /**
   * Calls `onChange` once, with the present, as soon as what was rendered for `shownAt` is no longer true: immediately if a
   * change lies between `shownAt` and now, in either direction, because the clock may have been set back. Returns the
   * function that cancels it.
   */
  follow(
    { offers, tags, changesAt = [] }: FollowedOffers,
    shownAt: Instant,
    onChange: (now: Instant) => void,
  ): () => void {
    const now = this.now();
    const from = shownAt < now ? shownAt : now;
    const changes = [
      ...offers.flatMap(({ event, prices = [] }) => [
        findNextOfferChange(event, tags, from),
        findNextPriceChange(prices, from),
      ]),
      changesAt.find((moment) => moment > from) ?? null,
    ];
    const [first] = changes.filter((change) => change !== null).toSorted((a, b) => a - b);
    if (first === undefined) return () => {};
    const due = first <= shownAt ? now : first;
    const change = { due, notify: () => onChange(this.now()) };
    this.#scheduled.add(change);
    if (this.#nextCheckAt === null || due < this.#nextCheckAt || this.#nextCheckAt <= now) this.#check();
    return () => {
      this.#scheduled.delete(change);
      if (this.#scheduled.size === 0) this.#stopTimer();
    };
  }

  /** Notifies followers that are due, and schedules the next check. */
  #check(): void {
    const now = this.now();
    const dueChanges = [...this.#scheduled].filter(({ due }) => due <= now);
    for (const change of dueChanges) if (this.#scheduled.delete(change)) change.notify();
    this.#stopTimer();
    const dueTimes = [...this.#scheduled].map(({ due }) => due);
    if (dueTimes.length === 0) return;
    const waitMs = Math.min(Math.max(0, Math.min(...dueTimes) - now), maxWaitMs);
    this.#nextCheckAt = addMilliseconds(now, waitMs);
    this.#cancelTimer = this.#timer.after(waitMs, () => this.#check());
  }

  #stopTimer(): void {
    this.#cancelTimer();
    this.#nextCheckAt = null;
  }
}
