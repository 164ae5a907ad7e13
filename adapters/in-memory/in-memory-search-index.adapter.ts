import { isListed } from '#domain/event/import-status.ts';
import { bearsChosen, type Chosen, countFacets } from '#domain/facet/count-facets.ts';
import { type EventFacets, eventFacetNames } from '#domain/facet/facet.ts';
import type { Hall, IndexedDocument } from '#domain/hall/edition.ts';
import type { EventHits, EventQuestion } from '#domain/listing/event-question.ts';
import { keywordScore } from '#domain/listing/keyword-score.ts';
import { reachableResults } from '#domain/listing/page-slice.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type HallMonth, hallDayAt, momentAt, monthOf } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventDay, SearchIndexPort } from '#ports/search-index.port.ts';

/** How many concerts are shown as the best for a keyword (LIST-5). */
const topEvents = 5;

interface Concert extends IndexedDocument {
  readonly starts: Instant;
}

/** The search index of a hall that fits in memory. */
export class InMemorySearchIndex implements SearchIndexPort {
  readonly #concerts: Readonly<Record<Locale, readonly Concert[]>>;

  constructor(hall: Hall) {
    this.#concerts = {
      nl: concertsOf(hall.editions.nl.documents),
      en: concertsOf(hall.editions.en.documents),
    };
  }

  async events(question: EventQuestion, signal?: AbortSignal): Promise<EventHits> {
    signal?.throwIfAborted();
    const scored = this.#concerts[question.locale]
      .filter(endsFrom(momentAt(question.from)))
      .map((concert) => ({ concert, score: keywordScore(concert, question.keyword) }))
      .filter(({ score }) => score > 0);
    const hits = scored.filter(({ concert }) => bearsChosen(concert, question.selection));
    const best = question.keyword.trim() === '' ? [] : hits.toSorted((one, other) => other.score - one.score);
    return {
      count: hits.length,
      facets: facetsOf(
        scored.map(({ concert }) => concert),
        question.selection,
      ),
      uris: hits.slice(0, reachableResults).map(({ concert }) => concert.uri),
      topUris: best.slice(0, topEvents).map(({ concert }) => concert.uri),
    };
  }

  async eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    signal?.throwIfAborted();
    return facetsOf(this.#concerts[locale].filter(endsFrom(now)), {});
  }

  async eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    signal?.throwIfAborted();
    const days = this.#concerts[locale].map(({ starts }) => hallDayAt(starts));
    const within = days.filter((day) => monthOf(day) === month);
    return [...new Set(within)].map((day) => ({
      day,
      count: within.filter((other) => other === day).length,
    }));
  }
}

/** The concerts that may be shown, in the order of the calendar: earliest first, then by uri. */
function concertsOf(documents: readonly IndexedDocument[]): readonly Concert[] {
  return documents
    .filter((document): document is Concert => document.section === 'event' && document.starts !== undefined)
    .filter(({ importStatus }) => isListed(importStatus))
    .toSorted((one, other) => one.starts - other.starts || (one.uri < other.uri ? -1 : 1));
}

function endsFrom(moment: Instant): (concert: Concert) => boolean {
  return ({ starts, ends }) => (ends ?? starts) >= moment;
}

function facetsOf(concerts: readonly Concert[], chosen: Chosen): EventFacets {
  return countFacets(concerts, eventFacetNames, chosen);
}
