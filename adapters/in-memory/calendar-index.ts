import { isListed } from '#domain/event/event.ts';
import { type Chosen, countFacets, hasChosenValues } from '#domain/facet/count-facets.ts';
import { type EventFacets, eventFacetNames } from '#domain/facet/facet.ts';
import type { Hall, IndexedDocument } from '#domain/hall/edition.ts';
import { keywordScore } from '#domain/listing/keyword-score.ts';
import { reachableResults } from '#domain/listing/listed-page.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { hallDayAt, momentAt, monthOf } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

/** How many concerts are shown as the best for a keyword (LIST-5). */
const topEvents = 5;

interface Concert extends IndexedDocument {
  readonly starts: Instant;
}

type CalendarQueries = Pick<SearchIndexPort, 'events' | 'eventFacets' | 'eventDays'>;

/** The index of the calendar, over a hall that fits in memory. */
export function calendarIndex(hall: Hall): CalendarQueries {
  const concerts: Readonly<Record<Locale, readonly Concert[]>> = {
    nl: concertsOf(hall.editions.nl.documents),
    en: concertsOf(hall.editions.en.documents),
  };
  return {
    events: async (question, signal) => {
      signal?.throwIfAborted();
      const scored = concerts[question.locale]
        .filter(endsFrom(momentAt(question.from)))
        .map((concert) => ({ concert, score: keywordScore(concert, question.keyword) }))
        .filter(({ score }) => score > 0);
      const hits = scored.filter(({ concert }) => hasChosenValues(concert, question.selection));
      const isSought = question.keyword.trim() !== '';
      const best = isSought ? hits.toSorted((one, other) => other.score - one.score) : [];
      return {
        count: hits.length,
        facets: facetsOf(
          scored.map(({ concert }) => concert),
          question.selection,
        ),
        uris: hits.slice(0, reachableResults).map(({ concert }) => concert.uri),
        topUris: best.slice(0, topEvents).map(({ concert }) => concert.uri),
      };
    },

    eventFacets: async ({ locale, now }, signal) => {
      signal?.throwIfAborted();
      return facetsOf(concerts[locale].filter(endsFrom(now)), {});
    },

    eventDays: async ({ locale, month }, signal) => {
      signal?.throwIfAborted();
      const days = concerts[locale].map(({ starts }) => hallDayAt(starts));
      const within = days.filter((day) => monthOf(day) === month);
      return [...new Set(within)].map((day) => ({
        day,
        count: within.filter((other) => other === day).length,
      }));
    },
  };
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
