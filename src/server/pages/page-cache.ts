import {
  type CacheEntry,
  type FetchId,
  type FetchResult,
  readEntry,
  settleFetch,
} from '#domain/caching/cache-entry.ts';
import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import { costLimits } from '#src/server/admission/cost-limits.ts';
import type { PageRequest } from '#src/server/pages/page-address.ts';
import { type PageEntry, PageStore } from '#src/server/pages/page-store.ts';
import type { RenderedPage } from '#src/server/pages/rendered-page.ts';

interface PageCacheDependencies {
  readonly clock: Clock;
  /** Draws a page; undefined where it waited so long for its turn that it was not. Never rejects. */
  readonly render: (address: PageRequest) => Promise<RenderedPage | undefined>;
  /** Whether one more page may be drawn now; what is kept is given also where it may not. */
  readonly mayRender: () => boolean;
  readonly store?: PageStore;
}

/** A page, and where it came from. */
export interface CachedPage {
  readonly kind: 'page';
  readonly page: RenderedPage;
  /** `stale`: older than it should be, because a new one is being drawn, or could not be. `drawn`, or `joined` to a drawing that had begun. */
  readonly source: 'hit' | 'stale' | 'rendered' | 'coalesced';
  /** Until when it is as good as new. */
  readonly expires: Instant;
}

export type Answer =
  | CachedPage
  /** Too many pages are being drawn already. */
  | { readonly kind: 'overloaded'; readonly retryAfterSeconds: number };

const tooBusy: Answer = { kind: 'overloaded', retryAfterSeconds: costLimits.page.retryAfterSeconds };

/** A failure is remembered for a few seconds: it must end soon, and must not be drawn for everyone who asks. */
const afterFailure: CacheTtl = { lifetime: 10, failure: 5, staleIfError: 0, grace: 0 };

/**
 * Pages as they were drawn, for everyone alike: the machine of `domain/caching/`, with one drawing for all who ask for the
 * same page at once. A page that cannot be drawn, or only with something missing, leaves the last good one in its place.
 */
export class PageCache {
  readonly #dependencies: PageCacheDependencies;
  readonly #store: PageStore;
  readonly #renders = new Map<string, Promise<Answer>>();
  #flights: FetchId = 0;

  constructor(dependencies: PageCacheDependencies) {
    this.#dependencies = dependencies;
    this.#store = dependencies.store ?? new PageStore();
  }

  /** The page where it can be given at once, which also begins to draw it anew where it is old; undefined where one has to wait. */
  take(key: string, address: PageRequest): CachedPage | undefined {
    const now = this.#dependencies.clock.now();
    const before = this.#store.entry(key);
    const { entry, reply, starts } = readEntry(before, now, this.#flights + 1);
    if (reply.kind !== 'value') return undefined;
    if (starts && this.#dependencies.mayRender()) void this.#start(key, address, entry, before);
    return takenFrom(entry, reply.value);
  }

  /** The page, drawn if it has to be. Never rejects. */
  async obtain(key: string, address: PageRequest): Promise<Answer> {
    const given = this.take(key, address);
    if (given) return given;
    const underWay = this.#renders.get(key);
    const now = this.#dependencies.clock.now();
    const before = this.#store.entry(key);
    const { entry, starts } = readEntry(before, now, this.#flights + 1);
    if (!starts && underWay) return joined(await underWay);
    if (!this.#dependencies.mayRender()) return standIn(before, now) ?? tooBusy;
    return this.#start(key, address, entry, before);
  }

  /** Forgets the pages drawn from certain answers. */
  purge(isMeant: (answerKey: string) => boolean, how: 'soft' | 'hard'): void {
    this.#store.purge(isMeant, how, this.#dependencies.clock.now());
  }

  get figures(): PageStore['figures'] {
    return this.#store.figures;
  }

  #start(key: string, address: PageRequest, entry: PageEntry, before: PageEntry): Promise<Answer> {
    this.#flights += 1;
    const fetchId = this.#flights;
    this.#store.put(key, entry);
    const drawing = this.#render(key, address, fetchId, before).finally(() => {
      if (this.#renders.get(key) === drawing) this.#renders.delete(key);
    });
    this.#renders.set(key, drawing);
    return drawing;
  }

  async #render(key: string, address: PageRequest, fetchId: FetchId, asked: PageEntry): Promise<Answer> {
    const page = await this.#dependencies.render(address);
    const before = this.#store.entry(key);
    const now = this.#dependencies.clock.now();
    if (!page) {
      // As if nobody had asked: whoever asks next begins to draw it.
      if ('fetchId' in before && before.fetchId === fetchId) this.#store.put(key, asked);
      return standIn(asked, now) ?? tooBusy;
    }
    const { landing, ttl } = landingOf(page, before, now);
    const entry = settleFetch(before, fetchId, landing, now, ttl);
    if (entry !== before) this.#store.put(key, entry);
    const isKept = entry !== before && entry.kind === 'error' && entry.kept.kind === 'good';
    if (isKept) return takenFrom(entry, entry.kept.value);
    const hasLanded = entry.kind === 'success' || entry.kind === 'error';
    return { kind: 'page', page, source: 'rendered', expires: hasLanded ? entry.expires : now };
  }
}

function joined(answer: Answer): Answer {
  return answer.kind === 'page' ? { ...answer, source: 'coalesced' } : answer;
}

/** How a print lands: a failed one, and one with something missing where a better one is kept, as a failure. */
function landingOf(
  print: RenderedPage,
  before: PageEntry,
  now: Instant,
): { readonly landing: FetchResult<RenderedPage>; readonly ttl: CacheTtl } {
  const { status, isIncomplete, ttl } = print;
  if (status >= 500) {
    const reason = `answered with ${status}`;
    // A page without an answer is drawn anew when that is asked for again, which is when its time is up.
    const isUnanswered = isIncomplete && ttl.lifetime > 0;
    const failing = isUnanswered ? { ...afterFailure, failure: ttl.lifetime } : afterFailure;
    return { landing: { kind: 'failed', reason, fallback: { value: print } }, ttl: failing };
  }
  if (isIncomplete && standIn(before, now)) {
    return { landing: { kind: 'failed', reason: 'something is missing' }, ttl: afterFailure };
  }
  return { landing: { kind: 'answered', value: print, negative: false }, ttl };
}

/** What is kept and still good enough to stand in for a page that is not drawn. */
function standIn(entry: CacheEntry<RenderedPage>, now: Instant): CachedPage | undefined {
  if (!('kept' in entry) || entry.kept.kind !== 'good' || now >= entry.kept.fallbackUntil) return undefined;
  return { kind: 'page', page: entry.kept.value, source: 'stale', expires: now };
}

function takenFrom(entry: PageEntry, page: RenderedPage): CachedPage {
  switch (entry.kind) {
    case 'success':
      return { kind: 'page', page, source: 'hit', expires: entry.expires };
    case 'error':
      return {
        kind: 'page',
        page,
        source: entry.kept.kind === 'good' ? 'stale' : 'hit',
        expires: entry.expires,
      };
    case 'refreshing':
    case 'loading':
    case 'unavailable':
      return { kind: 'page', page, source: 'stale', expires: page.renderedAt };
  }
}
