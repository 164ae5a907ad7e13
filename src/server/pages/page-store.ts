import { LRUCache } from 'lru-cache';
import { type CacheEntry, emptyEntry, purgeEntry } from '#domain/caching/cache-entry.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type RenderedPage, sizeInBytes } from '#src/server/pages/rendered-page.ts';

export type PageEntry = CacheEntry<RenderedPage>;

/** How much may be kept of each sort, in bytes. A flood of one sort cannot push out another. */
interface PageStoreLimits {
  /** Pages as they are. */
  readonly pages: number;
  /** Pages with something asked of them: searches, filters, slices. */
  readonly asked: number;
  /** What is not there, has moved or failed. */
  readonly missing: number;
}

const mebibyte = 2 ** 20;

export const usualRoom: PageStoreLimits = {
  pages: 64 * mebibyte,
  asked: 16 * mebibyte,
  missing: 4 * mebibyte,
};

/** So many addresses that lead nowhere are kept, however small. */
const mostMissing = 2000;

/** So many addresses with a query are known to have been asked for once. */
const mostSeen = 20_000;

/**
 * Where prints are kept: those that are being drawn safely, the others while there is room. What is asked of a page is kept
 * from the second time it is asked, so that questions nobody asks twice take no room.
 */
export class PageStore {
  readonly #rendering = new Map<string, PageEntry>();
  readonly #sorts: Readonly<Record<keyof PageStoreLimits, LRUCache<string, PageEntry>>>;
  readonly #seen = new LRUCache<string, true>({ max: mostSeen });

  constructor({ pages, asked, missing }: PageStoreLimits = usualRoom) {
    this.#sorts = { pages: sortOf(pages), asked: sortOf(asked), missing: sortOf(missing, mostMissing) };
  }

  entry(key: string): PageEntry {
    const { pages, asked, missing } = this.#sorts;
    return (
      this.#rendering.get(key) ??
      (isAsked(key) ? asked : pages).get(key) ??
      (missing.size > 0 ? missing.get(key) : undefined) ??
      emptyEntry
    );
  }

  put(key: string, entry: PageEntry): void {
    this.#rendering.delete(key);
    for (const sort of Object.values(this.#sorts)) sort.delete(key);
    switch (entry.kind) {
      case 'unavailable':
        return;
      case 'loading':
      case 'refreshing':
        this.#rendering.set(key, entry);
        return;
      case 'success':
      case 'error':
        if (entry.kept.kind !== 'nothing') this.#store(key, entry, entry.kept.value);
    }
  }

  /** Forgets the prints drawn from certain answers. */
  purge(isMeant: (answerKey: string) => boolean, how: 'soft' | 'hard', now: Instant): void {
    for (const place of [this.#rendering, ...Object.values(this.#sorts)]) {
      const meant = [...place.entries()].filter(([, entry]) => hasAny(entry, isMeant));
      for (const [key, entry] of meant) this.put(key, purgeEntry(entry, how, now));
    }
  }

  /** What is kept, in prints and bytes. */
  get figures(): { readonly prints: number; readonly bytes: number } {
    const sorts = Object.values(this.#sorts);
    const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
    return {
      prints: sum(sorts.map(({ size }) => size)),
      bytes: sum(sorts.map(({ calculatedSize }) => calculatedSize)),
    };
  }

  #store(key: string, entry: PageEntry, { status }: RenderedPage): void {
    if (status !== 200) this.#sorts.missing.set(key, entry);
    else if (!isAsked(key)) this.#sorts.pages.set(key, entry);
    else if (this.#seen.has(key)) this.#sorts.asked.set(key, entry);
    else this.#seen.set(key, true);
  }
}

function isAsked(key: string): boolean {
  return key.includes('?');
}

/** A page that is only now being drawn may be drawn from anything. */
function hasAny(entry: PageEntry, isMeant: (answerKey: string) => boolean): boolean {
  if (!('kept' in entry)) return true;
  return entry.kept.kind !== 'nothing' && entry.kept.value.keys.some(isMeant);
}

function sortOf(bytes: number, most?: number): LRUCache<string, PageEntry> {
  return new LRUCache({
    maxSize: bytes,
    ...(most === undefined ? {} : { max: most }),
    sizeCalculation: (entry, key) =>
      key.length + ('kept' in entry && entry.kept.kind !== 'nothing' ? sizeInBytes(entry.kept.value) : 1024),
  });
}
