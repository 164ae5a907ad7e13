import {
  type CacheTtl,
  failureTtlSeconds,
  fetchTimeoutSeconds,
  negativeTtl,
  staleSeconds,
} from '#domain/caching/lifetimes.ts';
import { type Instant, later, second } from '#domain/time/instant.ts';

/** One fetch, numbered in the order they began. An answer counts only while its own flight is the one awaited. */
export type FetchId = number;

/** What is known about one question (CACHE-1). Every change is a function of the entry, what happened, and when. */
export type CacheEntry<Value> =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'loading'; readonly fetchId: FetchId; readonly expires: Instant }
  | {
      readonly kind: 'refreshing';
      readonly fetchId: FetchId;
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
  readonly servedUntil: Instant;
  /** Until then it stands in where fetching a new one fails. */
  readonly fallbackUntil: Instant;
}

/** What is given where no answer came. */
interface Fallback<Value> {
  readonly kind: 'fallback';
  readonly value: Value;
  readonly servedUntil: Instant;
}

/** No answer came and there is nothing to give instead. */
interface Nothing {
  readonly kind: 'nothing';
  readonly reason: string;
}

type Kept<Value> = Good<Value> | Fallback<Value>;

/** How a flight ended. `negative`: the answer is that there is nothing (404, 410). */
export type FetchResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value; readonly negative: boolean }
  | { readonly kind: 'failed'; readonly reason: string; readonly fallback?: { readonly value: Value } };

/** What whoever asks is told: a value, to wait for the flight, or why there is nothing. */
export type CacheReply<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'wait' }
  | { readonly kind: 'failure'; readonly reason: string };

interface Asked<Value> {
  readonly entry: CacheEntry<Value>;
  readonly reply: CacheReply<Value>;
  /** Whether the flight offered has to start now. */
  readonly starts: boolean;
}

export const emptyEntry: CacheEntry<never> = { kind: 'unavailable' };

/** Asks an entry at a moment, offering a flight of a number never used before; it starts only where the entry needs it. */
export function readEntry<Value>(before: CacheEntry<Value>, now: Instant, fetchId: FetchId): Asked<Value> {
  const entry = withoutOverdueFlight(before, now);
  const expires = later(now, fetchTimeoutSeconds * second);
  switch (entry.kind) {
    case 'unavailable':
      return { entry: { kind: 'loading', fetchId: fetchId, expires }, reply: { kind: 'wait' }, starts: true };
    case 'loading':
      return { entry, reply: { kind: 'wait' }, starts: false };
    case 'refreshing':
      return { entry, reply: replyDuringRefresh(entry.kept, now), starts: false };
    case 'success':
    case 'error':
      if (now < entry.expires) return { entry, reply: replyFrom(entry.kept), starts: false };
      return entry.kept.kind === 'nothing'
        ? { entry: { kind: 'loading', fetchId: fetchId, expires }, reply: { kind: 'wait' }, starts: true }
        : {
            entry: { kind: 'refreshing', fetchId: fetchId, expires, kept: entry.kept },
            reply: replyDuringRefresh(entry.kept, now),
            starts: true,
          };
  }
}

/** The entry after a flight has ended. An answer nobody awaits any more, because it is late or was purged, changes nothing. */
export function settleFetch<Value>(
  before: CacheEntry<Value>,
  fetchId: FetchId,
  landing: FetchResult<Value>,
  now: Instant,
  ttl: CacheTtl,
): CacheEntry<Value> {
  const entry = withoutOverdueFlight(before, now);
  if ((entry.kind !== 'loading' && entry.kind !== 'refreshing') || entry.fetchId !== fetchId) return entry;
  switch (landing.kind) {
    case 'answered':
      return answered(landing.value, now, landing.negative ? negativeTtl(ttl) : ttl);
    case 'failed':
      return failed(entry.kind === 'refreshing' ? entry.kept : undefined, landing, now, ttl);
  }
}

/** The entry after a purge. `soft`: what is kept may still be given, and the next question fetches anew; `hard`: it is as if never asked. A flight on its way is not awaited any more. */
export function purgeEntry<Value>(
  before: CacheEntry<Value>,
  how: 'soft' | 'hard',
  now: Instant,
): CacheEntry<Value> {
  if (how === 'hard') return emptyEntry;
  const entry = withoutFlight(before, now);
  return entry.kind === 'success' || entry.kind === 'error' ? { ...entry, expires: now } : entry;
}

/** The entry after its value proved unusable. The next question waits for a new fetch; the old value is given only where that fails. A flight on its way is not awaited any more. */
export function invalidateEntry<Value>(before: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  const entry = withoutFlight(before, now);
  switch (entry.kind) {
    case 'success':
      return { ...entry, expires: now, kept: { ...entry.kept, servedUntil: now } };
    case 'error':
      return entry.kept.kind === 'nothing'
        ? { ...entry, expires: now }
        : { ...entry, expires: now, kept: { ...entry.kept, servedUntil: now } };
    case 'unavailable':
    case 'loading':
    case 'refreshing':
      return entry;
  }
}

function answered<Value>(value: Value, now: Instant, ttl: CacheTtl): CacheEntry<Value> {
  const expires = later(now, ttl.lifetime * second);
  const servedUntil = later(expires, staleSeconds(ttl) * second);
  const fallbackUntil = later(now, ttl.staleIfError * second);
  return {
    kind: 'success',
    expires,
    kept: { kind: 'good', value, servedUntil: servedUntil, fallbackUntil: fallbackUntil },
  };
}

function failed<Value>(
  kept: Kept<Value> | undefined,
  { reason, fallback }: Extract<FetchResult<Value>, { kind: 'failed' }>,
  now: Instant,
  ttl: CacheTtl,
): CacheEntry<Value> {
  const expires = later(now, failureTtlSeconds(ttl) * second);
  const servedUntil = later(expires, staleSeconds(ttl) * second);
  if (kept?.kind === 'good' && now < kept.fallbackUntil) {
    const { fallbackUntil } = kept;
    return {
      kind: 'error',
      expires: earliest(expires, fallbackUntil),
      kept: { ...kept, servedUntil: earliest(servedUntil, fallbackUntil) },
    };
  }
  if (!fallback) return { kind: 'error', expires, kept: { kind: 'nothing', reason } };
  return {
    kind: 'error',
    expires,
    kept: { kind: 'fallback', value: fallback.value, servedUntil: servedUntil },
  };
}

/** A flight that has not ended in time is given up: what was kept before it stands, expired. */
function withoutOverdueFlight<Value>(entry: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  const isInFlight = entry.kind === 'loading' || entry.kind === 'refreshing';
  return isInFlight && now >= entry.expires ? withoutFlight(entry, now) : entry;
}

function withoutFlight<Value>(entry: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  switch (entry.kind) {
    case 'loading':
      return emptyEntry;
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

function replyFrom<Value>(kept: Kept<Value> | Nothing): CacheReply<Value> {
  return kept.kind === 'nothing'
    ? { kind: 'failure', reason: kept.reason }
    : { kind: 'value', value: kept.value };
}

function replyDuringRefresh<Value>(kept: Kept<Value>, now: Instant): CacheReply<Value> {
  return now < kept.servedUntil ? replyFrom(kept) : { kind: 'wait' };
}

function earliest(one: Instant, other: Instant): Instant {
  return one < other ? one : other;
}
