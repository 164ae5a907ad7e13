import { ascending } from '#domain/ascending.ts';
import { isListed } from '#domain/event/import-status.ts';
import type { Hall, IndexedDocument, SearchSection } from '#domain/hall/edition.ts';
import { keywordScore, wordsIn } from '#domain/listing/keyword-score.ts';
import type { PageHit } from '#domain/listing/page-hit.ts';
import { firstHits, reachableResults } from '#domain/listing/page-slice.ts';
import { passagesIn } from '#domain/listing/passages.ts';
import type { UriHits } from '#domain/listing/press-listing.ts';
import { pageSections, type SiteHits, type SiteQuestion } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ConcertHit } from '#domain/recommendation/suggestions.ts';
import { type HallDay, momentAt } from '#domain/time/hall-day.ts';
import type { SiteIndexPort } from '#ports/site-index.port.ts';

/** The search index of the whole site, over a hall that fits in memory. */
export class InMemorySiteIndex implements SiteIndexPort {
  readonly #hall: Hall;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  async find({ locale, keyword, now }: SiteQuestion, signal?: AbortSignal): Promise<SiteHits> {
    signal?.throwIfAborted();
    const best = bestFor(this.#hall.editions[locale].documents, keyword);
    const isComing = ({ starts, ends }: IndexedDocument): boolean => (ends ?? starts ?? -Infinity) >= now;
    const events = within(best, ['event']).filter(isListedConcert).filter(isComing);
    const pages = within(best, pageSections);
    return {
      events: firstOf(events.toSorted(byStart)),
      series: firstOf(within(best, ['series'])),
      pages: {
        count: pages.length,
        hits: pages.slice(0, reachableResults).map((page) => pageHitOf(page, keyword)),
      },
    };
  }

  async recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly ConcertHit[]> {
    signal?.throwIfAborted();
    const wanted = new Set(identifiers);
    return within(this.#hall.editions[locale].documents, ['event'])
      .filter(isListedConcert)
      .flatMap(({ importIdentifier: identifier, uri, starts }) =>
        identifier !== undefined && wanted.has(identifier)
          ? [{ identifier, uri, ...(starts !== undefined && { starts }) }]
          : [],
      )
      .slice(0, reachableResults);
  }

  async urisOf(
    locale: Locale,
    section: SearchSection,
    from: HallDay,
    signal?: AbortSignal,
  ): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const isComing = ({ starts, ends }: IndexedDocument): boolean =>
      (ends ?? starts ?? -Infinity) >= momentAt(from);
    return within(this.#hall.editions[locale].documents, [section])
      .filter((document) => section !== 'event' || (isListedConcert(document) && isComing(document)))
      .toSorted((one, other) => dutch.compare(one.title, other.title) || byStart(one, other))
      .map(({ uri }) => uri);
  }
}

const dutch = new Intl.Collator('nl');

function isListedConcert({ importStatus }: IndexedDocument): boolean {
  return isListed(importStatus);
}

function within(
  documents: readonly IndexedDocument[],
  sections: readonly SearchSection[],
): readonly IndexedDocument[] {
  return documents.filter(({ section }) => sections.includes(section));
}

/** The documents that answer a keyword, best first; of equals the earlier, then by uri. */
function bestFor(documents: readonly IndexedDocument[], keyword: string): readonly IndexedDocument[] {
  return documents
    .map((document) => ({ document, score: keywordScore(document, keyword) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || byStart(one.document, other.document))
    .map(({ document }) => document);
}

function byStart(one: IndexedDocument, other: IndexedDocument): number {
  return ascending(one.starts ?? Infinity, other.starts ?? Infinity) || ascending(one.uri, other.uri);
}

function firstOf(documents: readonly IndexedDocument[]): UriHits {
  return { count: documents.length, uris: documents.slice(0, firstHits).map(({ uri }) => uri) };
}

function pageHitOf(document: IndexedDocument, keyword: string): PageHit {
  const { section, url, title, subtitle, introduction, words } = document;
  const texts = [title, subtitle, introduction, ...words].filter((text) => text !== undefined);
  return {
    section,
    url,
    title,
    ...(subtitle && { subtitle }),
    ...(introduction && { introduction }),
    highlights: passagesIn(texts, new Set(wordsIn(keyword))),
  };
}
