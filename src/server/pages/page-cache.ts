import { ask, type CacheEntry, type Flight, type Landing, land } from '#domain/caching/cache-entry.ts';
import type { Terms } from '#domain/caching/lifetimes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import { costLimits } from '#src/server/admission/cost-limits.ts';
import type { DrawnAddress } from '#src/server/pages/page-address.ts';
import type { Print } from '#src/server/pages/print.ts';
import { type PrintEntry, PrintStore } from '#src/server/pages/print-store.ts';

interface PageCacheNeeds {
  readonly clock: Clock;
  /** Draws a page; undefined where it waited so long for its turn that it was not. Never rejects. */
  readonly draw: (address: DrawnAddress) => Promise<Print | undefined>;
  /** Whether one more page may be drawn now; what is kept is given also where it may not. */
  readonly mayDraw: () => boolean;
  readonly store?: PrintStore;
}

/** A page, and where it came from. */
export interface Taken {
  readonly kind: 'page';
  readonly print: Print;
  /** `stale`: older than it should be, because a new one is being drawn, or could not be. `drawn`, or `joined` to a drawing that had begun. */
  readonly from: 'kept' | 'stale' | 'drawn' | 'joined';
  /** Until when it is as good as new. */
  readonly expires: Instant;
}

export type Answer =
  | Taken
  /** Too many pages are being drawn already. */
  | { readonly kind: 'full'; readonly retryAfterSeconds: number };

const tooBusy: Answer = { kind: 'full', retryAfterSeconds: costLimits.page.retryAfterSeconds };

/** A failure is remembered for a few seconds: it must end soon, and must not be drawn for everyone who asks. */
const afterFailure: Terms = { lifetime: 10, failure: 5, staleIfError: 0, grace: 0 };

/**
 * Pages as they were drawn, for everyone alike: the machine of `domain/caching/`, with one drawing for all who ask for the
 * same page at once. A page that cannot be drawn, or only with something missing, leaves the last good one in its place.
 */
export class PageCache {
  readonly #needs: PageCacheNeeds;
  readonly #store: PrintStore;
  readonly #drawings = new Map<string, Promise<Answer>>();
  #flights: Flight = 0;

  constructor(needs: PageCacheNeeds) {
    this.#needs = needs;
    this.#store = needs.store ?? new PrintStore();
  }

  /** The page where it can be given at once, which also begins to draw it anew where it is old; undefined where one has to wait. */
  take(key: string, address: DrawnAddress): Taken | undefined {
    const now = this.#needs.clock.now();
    const before = this.#store.entry(key);
    const { entry, reply, starts } = ask(before, now, this.#flights + 1);
    if (reply.kind !== 'value') return undefined;
    if (starts && this.#needs.mayDraw()) void this.#start(key, address, entry, before);
    return takenFrom(entry, reply.value);
  }

  /** The page, drawn if it has to be. Never rejects. */
  async obtain(key: string, address: DrawnAddress): Promise<Answer> {
    const given = this.take(key, address);
    if (given) return given;
    const underWay = this.#drawings.get(key);
    const now = this.#needs.clock.now();
    const before = this.#store.entry(key);
    const { entry, starts } = ask(before, now, this.#flights + 1);
    if (!starts && underWay) return joined(await underWay);
    if (!this.#needs.mayDraw()) return standIn(before, now) ?? tooBusy;
    return this.#start(key, address, entry, before);
  }

  /** Forgets the pages drawn from certain answers. */
  purge(isMeant: (answerKey: string) => boolean, how: 'soft' | 'hard'): void {
    this.#store.purge(isMeant, how, this.#needs.clock.now());
  }

  get figures(): PrintStore['figures'] {
    return this.#store.figures;
  }

  #start(key: string, address: DrawnAddress, entry: PrintEntry, before: PrintEntry): Promise<Answer> {
    this.#flights += 1;
    const flight = this.#flights;
    this.#store.put(key, entry);
    const drawing = this.#draw(key, address, flight, before).finally(() => {
      if (this.#drawings.get(key) === drawing) this.#drawings.delete(key);
    });
    this.#drawings.set(key, drawing);
    return drawing;
  }

  async #draw(key: string, address: DrawnAddress, flight: Flight, asked: PrintEntry): Promise<Answer> {
    const print = await this.#needs.draw(address);
    const before = this.#store.entry(key);
    const now = this.#needs.clock.now();
    if (!print) {
      // As if nobody had asked: whoever asks next begins to draw it.
      if ('flight' in before && before.flight === flight) this.#store.put(key, asked);
      return standIn(asked, now) ?? tooBusy;
    }
    const { landing, terms } = landingOf(print, before, now);
    const entry = land(before, flight, landing, now, terms);
    if (entry !== before) this.#store.put(key, entry);
    const isKept = entry !== before && entry.kind === 'error' && entry.kept.kind === 'good';
    if (isKept) return takenFrom(entry, entry.kept.value);
    const hasLanded = entry.kind === 'success' || entry.kind === 'error';
    return { kind: 'page', print, from: 'drawn', expires: hasLanded ? entry.expires : now };
  }
}

function joined(answer: Answer): Answer {
  return answer.kind === 'page' ? { ...answer, from: 'joined' } : answer;
}

/** How a print lands: a failed one, and one with something missing where a better one is kept, as a failure. */
function landingOf(
  print: Print,
  before: PrintEntry,
  now: Instant,
): { readonly landing: Landing<Print>; readonly terms: Terms } {
  const { status, isIncomplete, terms } = print;
  if (status >= 500) {
    const reason = `answered with ${status}`;
    // A page without an answer is drawn anew when that is asked for again, which is when its time is up.
    const isUnanswered = isIncomplete && terms.lifetime > 0;
    const failing = isUnanswered ? { ...afterFailure, failure: terms.lifetime } : afterFailure;
    return { landing: { kind: 'failed', reason, fallback: { value: print } }, terms: failing };
  }
  if (isIncomplete && standIn(before, now)) {
    return { landing: { kind: 'failed', reason: 'something is missing' }, terms: afterFailure };
  }
  return { landing: { kind: 'answered', value: print, negative: false }, terms };
}

/** What is kept and still good enough to stand in for a page that is not drawn. */
function standIn(entry: CacheEntry<Print>, now: Instant): Taken | undefined {
  if (!('kept' in entry) || entry.kept.kind !== 'good' || now >= entry.kept.goodUntil) return undefined;
  return { kind: 'page', print: entry.kept.value, from: 'stale', expires: now };
}

function takenFrom(entry: PrintEntry, print: Print): Taken {
  switch (entry.kind) {
    case 'success':
      return { kind: 'page', print, from: 'kept', expires: entry.expires };
    case 'error':
      return {
        kind: 'page',
        print,
        from: entry.kept.kind === 'good' ? 'stale' : 'kept',
        expires: entry.expires,
      };
    case 'refreshing':
    case 'loading':
    case 'unavailable':
      return { kind: 'page', print, from: 'stale', expires: print.drawnAt };
  }
}
