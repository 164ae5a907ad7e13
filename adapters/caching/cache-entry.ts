import {
  maxPendingFetchSeconds,
  type CacheTtl,
  computeStaleSeconds,
  computeFailureTtlSeconds,
  computeNegativeTtl,
} from '#adapters/shared/queries/cache-lifetimes.ts';
import { isValidAt } from '#adapters/shared/validity.ts';
import { addMilliseconds, type Instant, createInstant, secondMs } from '#domain/time/instant.ts';

/** The number of a fetch, in the order fetches start. A result counts only while the entry waits for that fetch. */
export type FetchNumber = number;

/** The span of a state: since when the entry has it, and until when. */
interface StateSpan {
  readonly since: Instant;
  readonly expires: Instant;
}

/** The cache state of one key (CACHE-1). Every transition is a pure function of the entry, the event and the time. */
export type CacheEntry<Value> =
  | { readonly kind: 'unavailable' }
  | (StateSpan & { readonly kind: 'loading'; readonly fetchId: FetchNumber })
  | (StateSpan & {
      readonly kind: 'refreshing';
      readonly fetchId: FetchNumber;
      readonly cached: CachedValue<Value>;
    })
  | (StateSpan & { readonly kind: 'success'; readonly cached: FetchedValue<Value> })
  | (StateSpan & { readonly kind: 'error'; readonly cached: CachedValue<Value> | NoValue });

/** An entry that waits for no fetch. */
type IdleEntryState<Value> = Exclude<CacheEntry<Value>, { readonly fetchId: FetchNumber }>;

/** A successful answer. */
interface FetchedValue<Value> {
  readonly kind: 'good';
  readonly value: Value;
  /** Until then the value is served while a new one is fetched (stale-while-revalidate). */
  readonly servedUntil: Instant;
  /** Until then the value is served if a fetch fails (stale-if-error). */
  readonly fallbackUntil: Instant;
}

/** The fallback that is served when no fetch succeeded. */
interface FallbackValue<Value> {
  readonly kind: 'fallback';
  readonly value: Value;
  readonly servedUntil: Instant;
}

/** No fetch succeeded and there is no fallback. */
interface NoValue {
  readonly kind: 'nothing';
  readonly reason: string;
}

type CachedValue<Value> = FetchedValue<Value> | FallbackValue<Value>;

/** How a fetch ended. `negative`: the system answered that the resource does not exist (404, 410). */
export type FetchResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value; readonly negative: boolean }
  | { readonly kind: 'failed'; readonly reason: string; readonly fallback?: { readonly value: Value } }
  /** The fetch was not begun, or its last reader has left: the next read starts another one. */
  | { readonly kind: 'dropped' };

/** The reply to a read: a value, an instruction to wait for the fetch, or a failure. */
export type CacheReadResult<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'wait' }
  | { readonly kind: 'failure'; readonly reason: string };

interface ReadStep<Value> {
  readonly entry: CacheEntry<Value>;
  readonly reply: CacheReadResult<Value>;
  /** Whether the caller must start the fetch with the offered id. */
  readonly starts: boolean;
}

export const emptyCacheEntry: IdleEntryState<never> = { kind: 'unavailable' };

/** Reads an entry. `fetchId` must be new; the fetch starts only if the reply has `starts`. */
export function readCacheEntry<Value>(
  before: CacheEntry<Value>,
  now: Instant,
  fetchId: FetchNumber,
): ReadStep<Value> {
  const entry = discardOverdueFetch(before, now);
  switch (entry.kind) {
    case 'unavailable':
      return startFetch({ kind: 'nothing' }, fetchId, now);
    case 'loading':
      return { entry, reply: { kind: 'wait' }, starts: false };
    case 'refreshing':
      return { entry, reply: toReplyDuringRefresh(entry.cached, now), starts: false };
    case 'success':
    case 'error':
      if (isValidAt({ since: entry.since, until: entry.expires }, now))
        return { entry, reply: toReply(entry.cached), starts: false };
      return startFetch(entry.cached, fetchId, now);
  }
}

function startFetch<Value>(
  cached: CachedValue<Value> | Pick<NoValue, 'kind'>,
  fetchId: FetchNumber,
  now: Instant,
): ReadStep<Value> {
  const expires = addMilliseconds(now, maxPendingFetchSeconds * secondMs);
  if (cached.kind === 'nothing')
    return {
      entry: { kind: 'loading', fetchId, since: now, expires },
      reply: { kind: 'wait' },
      starts: true,
    };
  return {
    entry: { kind: 'refreshing', fetchId, since: now, expires, cached },
    reply: toReplyDuringRefresh(cached, now),
    starts: true,
  };
}

/** The entry after a fetch ended. A result that is late, or that was purged meanwhile, changes nothing. */
export function settleFetch<Value>(
  before: CacheEntry<Value>,
  fetchId: FetchNumber,
  result: FetchResult<Value>,
  now: Instant,
  ttl: CacheTtl,
): CacheEntry<Value> {
  const entry = discardOverdueFetch(before, now);
  if ((entry.kind !== 'loading' && entry.kind !== 'refreshing') || entry.fetchId !== fetchId) return entry;
  switch (result.kind) {
    case 'answered':
      return toSuccess(result.value, now, result.negative ? computeNegativeTtl(ttl) : ttl);
    case 'failed':
      return toError(entry.kind === 'refreshing' ? entry.cached : undefined, result, now, ttl);
    case 'dropped':
      return discardFetch(entry, now);
  }
}

/** The value that an entry has stored, good or a fallback. */
export function findCachedValue<Value>(entry: CacheEntry<Value>): Value | undefined {
  return 'cached' in entry && entry.cached.kind !== 'nothing' ? entry.cached.value : undefined;
}

/** The last good value, if it may be served where nothing newer can be had. */
export function findServableValue<Value>(
  entry: CacheEntry<Value>,
  now: Instant,
): { readonly value: Value } | undefined {
  const isServable = 'cached' in entry && entry.cached.kind === 'good' && now < entry.cached.fallbackUntil;
  return isServable ? { value: entry.cached.value } : undefined;
}

/** The entry after a purge. `soft`: the cached value may still be served, and the next read fetches again; `hard`: the entry is empty. A fetch in flight is discarded. */
export function purgeCacheEntry<Value>(
  before: CacheEntry<Value>,
  mode: 'soft' | 'hard',
  now: Instant,
): CacheEntry<Value> {
  if (mode === 'hard') return emptyCacheEntry;
  const entry = discardFetch(before, now);
  return entry.kind === 'unavailable' ? entry : { ...entry, expires: now };
}

/** The entry after its value proved unusable. The next read waits for a new fetch; the old value is served only if that fails. A fetch in flight is discarded. */
export function invalidateCacheEntry<Value>(before: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  const entry = discardFetch(before, now);
  switch (entry.kind) {
    case 'success':
      return { ...entry, expires: now, cached: { ...entry.cached, servedUntil: now } };
    case 'error':
      return entry.cached.kind === 'nothing'
        ? { ...entry, expires: now }
        : { ...entry, expires: now, cached: { ...entry.cached, servedUntil: now } };
    case 'unavailable':
      return entry;
  }
}

function toSuccess<Value>(value: Value, now: Instant, ttl: CacheTtl): CacheEntry<Value> {
  const expires = addMilliseconds(now, ttl.lifetimeSeconds * secondMs);
  const servedUntil = addMilliseconds(expires, computeStaleSeconds(ttl) * secondMs);
  const fallbackUntil = addMilliseconds(now, ttl.staleIfErrorSeconds * secondMs);
  return {
    kind: 'success',
    since: now,
    expires,
    cached: { kind: 'good', value, servedUntil, fallbackUntil },
  };
}

function toError<Value>(
  cached: CachedValue<Value> | undefined,
  { reason, fallback }: Extract<FetchResult<Value>, { kind: 'failed' }>,
  now: Instant,
  ttl: CacheTtl,
): CacheEntry<Value> {
  const expires = addMilliseconds(now, computeFailureTtlSeconds(ttl) * secondMs);
  const servedUntil = addMilliseconds(expires, computeStaleSeconds(ttl) * secondMs);
  if (cached?.kind === 'good' && now < cached.fallbackUntil) {
    const { fallbackUntil } = cached;
    return {
      kind: 'error',
      since: now,
      expires: earliest(expires, fallbackUntil),
      cached: { ...cached, servedUntil: earliest(servedUntil, fallbackUntil) },
    };
  }
  if (!fallback) return { kind: 'error', since: now, expires, cached: { kind: 'nothing', reason } };
  return {
    kind: 'error',
    since: now,
    expires,
    cached: { kind: 'fallback', value: fallback.value, servedUntil },
  };
}

/** Discards a fetch that exceeded its timeout; the value cached before it remains, expired. */
function discardOverdueFetch<Value>(before: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  const entry = followClock(before, now);
  const isFetching = entry.kind === 'loading' || entry.kind === 'refreshing';
  return isFetching && now >= entry.expires ? discardFetch(entry, now) : entry;
}

/**
 * The entry after the clock was set back, so that its state began in the future: it is expired, its value is served only if a fetch fails,
 * and everything it waits for moves back with the clock, so that nothing lasts longer than its rule.
 */
function followClock<Value>(entry: CacheEntry<Value>, now: Instant): CacheEntry<Value> {
  if (entry.kind === 'unavailable' || entry.since <= now) return entry;
  const moveBack = (moment: Instant) => addMilliseconds(moment, now - entry.since);
  const moveValueBack = (cached: CachedValue<Value>): CachedValue<Value> =>
    cached.kind === 'good' ? moveGoodBack(cached) : { ...cached, servedUntil: now };
  const moveGoodBack = (cached: FetchedValue<Value>): FetchedValue<Value> => ({
    ...cached,
    servedUntil: now,
    fallbackUntil: moveBack(cached.fallbackUntil),
  });
  switch (entry.kind) {
    case 'loading':
      return { ...entry, since: now, expires: moveBack(entry.expires) };
    case 'refreshing':
      return { ...entry, since: now, expires: moveBack(entry.expires), cached: moveValueBack(entry.cached) };
    case 'success':
      return { ...entry, since: now, expires: now, cached: moveGoodBack(entry.cached) };
    case 'error':
      return entry.cached.kind === 'nothing'
        ? { ...entry, since: now, expires: now }
        : { ...entry, since: now, expires: now, cached: moveValueBack(entry.cached) };
  }
}

function discardFetch<Value>(before: CacheEntry<Value>, now: Instant): IdleEntryState<Value> {
  const entry = followClock(before, now);
  switch (entry.kind) {
    case 'loading':
      return emptyCacheEntry;
    case 'refreshing':
      return entry.cached.kind === 'good'
        ? { kind: 'success', since: now, expires: now, cached: entry.cached }
        : { kind: 'error', since: now, expires: now, cached: entry.cached };
    case 'unavailable':
    case 'success':
    case 'error':
      return entry;
  }
}

function toReply<Value>(cached: CachedValue<Value> | NoValue): CacheReadResult<Value> {
  return cached.kind === 'nothing'
    ? { kind: 'failure', reason: cached.reason }
    : { kind: 'value', value: cached.value };
}

function toReplyDuringRefresh<Value>(cached: CachedValue<Value>, now: Instant): CacheReadResult<Value> {
  return now < cached.servedUntil ? toReply(cached) : { kind: 'wait' };
}

function earliest(one: Instant, other: Instant): Instant {
  return createInstant(Math.min(one, other));
}
