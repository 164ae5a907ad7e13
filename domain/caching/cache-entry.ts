import {
  failureLifetime,
  graceAfter,
  negativeTerms,
  patience,
  type Terms,
} from '#domain/caching/lifetimes.ts';
import { type Instant, later, second } from '#domain/time/instant.ts';

/** One fetch, numbered in the order they began. An answer counts only while its own flight is the one awaited. */
export type Flight = number;

/** What is known about one question (CACHE-1). Every change is a function of the entry, what happened, and when. */
export type CacheEntry<Value> =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'loading'; readonly flight: Flight; readonly expires: Instant }
  | {
      readonly kind: 'refreshing';
      readonly flight: Flight;
      readonly expires: Instant;
      readonly kept: Kept<Value>;
    }
  | { readonly kind: 'success'; readonly expires: Instant; readonly kept: Good<Value> }
  | { readonly kind: 'error'; readonly expires: Instant; readonly kept: Kept<Value> | Nothing };

/** An answer that came. */
interface Good<Value> {
  readonly kind: 'good';
  readonly value: Value;
  /** Until then it is given while a new one is fetched. */
  readonly givenUntil: Instant;
  /** Until then it stands in where fetching a new one fails. */
  readonly goodUntil: Instant;
}

/** What is given where no answer came. */
interface Fallback<Value> {
  readonly kind: 'fallback';
  readonly value: Value;
  readonly givenUntil: Instant;
}

/** No answer came and there is nothing to give instead. */
interface Nothing {
  readonly kind: 'nothing';
  readonly reason: string;
}

type Kept<Value> = Good<Value> | Fallback<Value>;

/** How a flight ended. `negative`: the answer is that there is nothing (404, 410). */
export type Landing<Value> =
  | { readonly kind: 'answered'; readonly value: Value; readonly negative: boolean }
  | { readonly kind: 'failed'; readonly reason: string; readonly fallback?: { readonly value: Value } };

/** What whoever asks is told: a value, to wait for the flight, or why there is nothing. */
export type Reply<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'wait' }
  | { readonly kind: 'failure'; readonly reason: string };

interface Asked<Value> {
  readonly entry: CacheEntry<Value>;
  readonly reply: Reply<Value>;
  /** Whether the flight offered has to start now. */
  readonly starts: boolean;
}

export const unavailable: CacheEntry<never> = { kind: 'unavailable' };

/** Asks an entry at a moment, offering a flight of a number never used before; it starts only where the entry needs it. */
export function ask<Value>(before: CacheEntry<Value>, now: Instant, flight: Flight): Asked<Value> {
  const entry = withoutOverdueFlight(before, now);
  const expires = later(now, patience * second);
  switch (entry.kind) {
    case 'unavailable':
      return { entry: { kind: 'loading', flight, expires }, reply: { kind: 'wait' }, starts: true };
    case 'loading':
      return { entry, reply: { kind: 'wait' }, starts: false };
    case 'refreshing':
      return { entry, reply: replyDuringRefresh(entry.kept, now), starts: false };
    case 'success':
    case 'error':
      if (now < entry.expires) return { entry, reply: replyFrom(entry.kept), starts: false };
      return entry.kept.kind === 'nothing'
        ? { entry: { kind: 'loading', flight, expires }, reply: { kind: 'wait' }, starts: true }
        : {
            entry: { kind: 'refreshing', flight, expires, kept: entry.kept },
            reply: replyDuringRefresh(entry.kept, now),
            starts: true,
          };
  }
}

/** The entry after a flight has ended. An answer nobody awaits any more, because it is late or was purged, changes nothing. */
export function land<Value>(
  before: CacheEntry<Value>,
  flight: Flight,
  landing: Landing<Value>,
  now: Instant,
  terms: Terms,
): CacheEntry<Value> {
  const entry = withoutOverdueFlight(before, now);
  if ((entry.kind !== 'loading' && entry.kind !== 'refreshing') || entry.flight !== flight) return entry;
  switch (landing.kind) {
    case 'answered':
      return answered(landing.value, now, landing.negative ? negativeTerms(terms) : terms);
    case 'failed':
      return failed(entry.kind === 'refreshing' ? entry.kept : undefined, landing, now, terms);
  }
}

/** The entry after a purge. `soft`: what is kept may still be given, and the next question fetches anew; `hard`: it is as if never asked. A flight on its way is not awaited any more. */
export function purge<Value>(
  before: CacheEntry<Value>,
  how: 'soft' | 'hard',
  now: Instant,
): CacheEntry<Value> {
  if (how === 'hard') return unavailable;
  const entry = withoutFlight(before, now);
  return entry.kind === 'success' || entry.kind === 'error' ? { ...entry, expires: now } : entry;
}

/** The entry after its value proved unusable. The next question waits for a new fetch; the old value is given only where that fails. A flight on its way is not awaited any more. */
export function distrust<Value>(before: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  const entry = withoutFlight(before, now);
  switch (entry.kind) {
    case 'success':
      return { ...entry, expires: now, kept: { ...entry.kept, givenUntil: now } };
    case 'error':
      return entry.kept.kind === 'nothing'
        ? { ...entry, expires: now }
        : { ...entry, expires: now, kept: { ...entry.kept, givenUntil: now } };
    case 'unavailable':
    case 'loading':
    case 'refreshing':
      return entry;
  }
}

function answered<Value>(value: Value, now: Instant, terms: Terms): CacheEntry<Value> {
  const expires = later(now, terms.lifetime * second);
  const givenUntil = later(expires, graceAfter(terms) * second);
  const goodUntil = later(now, terms.staleIfError * second);
  return { kind: 'success', expires, kept: { kind: 'good', value, givenUntil, goodUntil } };
}

function failed<Value>(
  kept: Kept<Value> | undefined,
  { reason, fallback }: Extract<Landing<Value>, { kind: 'failed' }>,
  now: Instant,
  terms: Terms,
): CacheEntry<Value> {
  const expires = later(now, failureLifetime(terms) * second);
  const givenUntil = later(expires, graceAfter(terms) * second);
  if (kept?.kind === 'good' && now < kept.goodUntil) {
    const { goodUntil } = kept;
    return {
      kind: 'error',
      expires: earliest(expires, goodUntil),
      kept: { ...kept, givenUntil: earliest(givenUntil, goodUntil) },
    };
  }
  if (!fallback) return { kind: 'error', expires, kept: { kind: 'nothing', reason } };
  return { kind: 'error', expires, kept: { kind: 'fallback', value: fallback.value, givenUntil } };
}

/** A flight that has not ended in time is given up: what was kept before it stands, expired. */
function withoutOverdueFlight<Value>(entry: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  const isInFlight = entry.kind === 'loading' || entry.kind === 'refreshing';
  return isInFlight && now >= entry.expires ? withoutFlight(entry, now) : entry;
}

function withoutFlight<Value>(entry: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  switch (entry.kind) {
    case 'loading':
      return unavailable;
    case 'refreshing':
      return entry.kept.kind === 'good'
        ? { kind: 'success', expires: now, kept: entry.kept }
        : { kind: 'error', expires: now, kept: entry.kept };
    case 'unavailable':
    case 'success':
    case 'error':
      return entry;
  }
}

function replyFrom<Value>(kept: Kept<Value> | Nothing): Reply<Value> {
  return kept.kind === 'nothing'
    ? { kind: 'failure', reason: kept.reason }
    : { kind: 'value', value: kept.value };
}

function replyDuringRefresh<Value>(kept: Kept<Value>, now: Instant): Reply<Value> {
  return now < kept.givenUntil ? replyFrom(kept) : { kind: 'wait' };
}

function earliest(one: Instant, other: Instant): Instant {
  return one < other ? one : other;
}
