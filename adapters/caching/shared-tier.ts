import { type FetchedValue } from '#adapters/caching/cache-request.ts';
import {
  type CacheTtl,
  computeLeastVariedLifetimeSeconds,
  computeFailureTtlSeconds,
  computeNegativeTtl,
} from '#domain/caching/lifetimes.ts';
import { isSharedValidAt, createValidity } from '#domain/caching/validity.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { SharedCache, FetchedQueryResult } from '#ports/shared-cache.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** Longer keys are not shared, in characters. */
const maxKeyLength = 512;

/** For how long other instances leave a value to the one that fetches it, in seconds. */
const claimSeconds = 3;

/** How long to wait for a value that another instance fetches, in milliseconds: a visitor waits, or is served the stale value. */
const maxWaitMs = { reader: 300, background: 3000 };

/** The interval between two looks, in milliseconds: a refresh is in no hurry. */
const pollMs = { reader: 50, background: 250 };

/** A value of another instance. Lifetimes and tags are those of its request, unless it states others. */
export type DecodedSharedValue<Value> = Pick<FetchedValue<Value>, 'value' | 'ttl' | 'tags'>;

export interface SharedTierOptions<Value> {
  readonly shared: SharedCache;
  readonly clock: Clock;
  /** Undefined for a value that is not shared. */
  readonly encode: (value: Value) => unknown;
  /** Undefined for what is no such value. */
  readonly decode: (wire: unknown) => Promise<DecodedSharedValue<Value> | undefined>;
  /** How long values are shared at most; by default as long as they may be served. */
  readonly maxSeconds?: number;
  /** The first word of its keys, and a space; by default none. */
  readonly prefix?: string;
  /** One instance fetches for all, which wait for it; by default each that finds nothing fetches. */
  readonly claim?: {
    readonly timer: Timer;
    /** A claim of one build is none for another. Entries are separated by the shared cache. */
    readonly build: string;
  };
}

/** What another instance has stored: a value that is fresh, and one to be served where a fetch fails. */
interface SharedFinding<Value> {
  readonly fresh?: FetchedValue<Value> | undefined;
  readonly stale?: FetchedValue<Value> | undefined;
}

/** The values that instances of the site share; a key has the same type of value in every instance. It never rejects. */
export class SharedTier<Value> {
  readonly #options: SharedTierOptions<Value>;

  constructor(options: SharedTierOptions<Value>) {
    this.#options = options;
  }

  /**
   * The value of another instance. If instances claim what they fetch, waits for one that another is fetching, for as long as a reader or a
   * refresh in the background may wait.
   */
  async find(key: string, ttl: CacheTtl, isInBackground: boolean): Promise<SharedFinding<Value>> {
    const { shared, claim, prefix = '' } = this.#options;
    if (key.length > maxKeyLength) return {};
    const found = await this.#read(key, ttl);
    if (found.fresh || !claim || (await shared.claim(`${prefix}${claim.build} ${key}`, claimSeconds)))
      return found;
    const caller = isInBackground ? 'background' : 'reader';
    for (let waitedMs = 0; waitedMs < maxWaitMs[caller]; waitedMs += pollMs[caller]) {
      await new Promise<void>((resolve) => void claim.timer.after(pollMs[caller], resolve));
      const fetched = await this.#read(key, ttl);
      if (fetched.fresh) return fetched;
    }
    return found;
  }

  /** Shares a value with the other instances for as long as it may be served. */
  store(
    key: string,
    fetched: { readonly value: Value; readonly isNegative: boolean; readonly ttl: CacheTtl },
  ): void {
    const { shared, clock, encode, prefix = '', maxSeconds = Number.POSITIVE_INFINITY } = this.#options;
    const { isNegative } = fetched;
    const value = encode(fetched.value);
    if (value === undefined || key.length > maxKeyLength) return;
    const { lifetimeSeconds, staleIfErrorSeconds } = isNegative
      ? computeNegativeTtl(fetched.ttl)
      : fetched.ttl;
    const seconds = Math.min(maxSeconds, Math.max(lifetimeSeconds, staleIfErrorSeconds));
    shared.store(`${prefix}${key}`, { value, isNegative, fetchedAt: clock.now() }, Math.ceil(seconds));
  }

  async #read(key: string, ttl: CacheTtl): Promise<SharedFinding<Value>> {
    const { shared, clock, decode, prefix = '' } = this.#options;
    const result = await shared.read(`${prefix}${key}`);
    const decoded = result && (await decode(result.value));
    if (!decoded) return {};
    const fresh = findFresh(result, decoded, decoded.ttl ?? ttl, clock.now());
    return fresh ? { fresh } : { stale: findStale(result, decoded, decoded.ttl ?? ttl, clock.now()) };
  }
}

/** The value if it is fresh, and not due to be fetched again: a page that is made from it would expire soon. */
function findFresh<Value>(
  { isNegative, fetchedAt }: FetchedQueryResult,
  decoded: DecodedSharedValue<Value>,
  ttl: CacheTtl,
  now: Instant,
): FetchedValue<Value> | undefined {
  const { lifetimeSeconds } = isNegative ? computeNegativeTtl(ttl) : ttl;
  const leastSeconds = isNegative ? lifetimeSeconds : computeLeastVariedLifetimeSeconds(ttl);
  if (!isSharedValidAt(createValidity(fetchedAt, leastSeconds), now)) return undefined;
  const ageSeconds = Math.max(0, (now - fetchedAt) / secondMs);
  const remaining = {
    ...ttl,
    lifetimeSeconds: lifetimeSeconds - ageSeconds,
    staleIfErrorSeconds: Math.max(0, ttl.staleIfErrorSeconds - ageSeconds),
  };
  return { ...decoded, kind: isNegative ? 'negative' : 'good', ttl: remaining };
}

/** The value if it is due or stale, but recent enough to be served after a failure. */
function findStale<Value>(
  { isNegative, fetchedAt }: FetchedQueryResult,
  decoded: DecodedSharedValue<Value>,
  ttl: CacheTtl,
  now: Instant,
): FetchedValue<Value> | undefined {
  const servedSeconds = Math.max(ttl.lifetimeSeconds, ttl.staleIfErrorSeconds);
  if (isNegative || !isSharedValidAt(createValidity(fetchedAt, servedSeconds), now)) return undefined;
  const staleIfErrorSeconds = servedSeconds - (now - fetchedAt) / secondMs;
  const lifetimeSeconds = Math.min(computeFailureTtlSeconds(ttl), staleIfErrorSeconds);
  return { ...decoded, kind: 'good', ttl: { lifetimeSeconds, staleIfErrorSeconds } };
}
