import {
  type ChosenFacetValues,
  countItemsByFacet,
  matchesChosenValues,
} from '#adapters/in-memory/count-facets.ts';
import type { KeywordSearch } from '#adapters/in-memory/keyword-search.ts';
import { endsOnOrAfter, listConcerts, toUris } from '#adapters/in-memory/listed-documents.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { type EventFacets, eventFacetNames, priceLimits } from '#domain/facet/facet.ts';
import type { EventSearchCriteria } from '#domain/listing/event-list.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toMomentsOfDayPart } from '#domain/time/day-part.ts';
import { type HallDay, toHallDay, toInstantAtHall, toMonthOfDay } from '#domain/time/hall-day.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

/** The number of best matches for a keyword (LIST-5). */
const maxTopEvents = 5;

type Concert = ReturnType<typeof listConcerts>[number];

type CalendarQueries = Pick<SearchIndexPort, 'events' | 'eventFacets' | 'eventDays'>;

/** The calendar's queries over an in-memory hall. */
export function createCalendarIndex(hall: Hall, keywords: KeywordSearch): CalendarQueries {
  const concerts: Readonly<Record<Locale, readonly Concert[]>> = {
    nl: listConcerts(hall.editions.nl.documents),
    en: listConcerts(hall.editions.en.documents),
  };
  return {
    events: async (params) => {
      const { locale, keyword, selection } = params;
      const inDays = concerts[locale]
        .filter(endsOnOrAfter(toInstantAtHall(params.from)))
        .filter(beginsOnOrBefore(params.until))
        .filter(beginsInPart(params));
      const { scores } = keywords.find([locale], inDays, keyword, false);
      const found = inDays.filter((concert) => scores.has(concert));
      const isChosen = (concert: Concert) => matchesChosenValues(withPriceLimits(concert), selection);
      const hits = found.filter(isChosen);
      const ofSelection = inDays.filter(isChosen);
      const top =
        keyword.trim() === '' ? [] : [...keywords.find([locale], ofSelection, keyword, true).scores];
      return {
        count: hits.length,
        facets: countEventFacets(found, selection),
        uris: toUris(hits),
        topUris: top
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, maxTopEvents)
          .map(([{ uri }]) => uri),
      };
    },

    eventFacets: async ({ locale, now }) => countEventFacets(concerts[locale].filter(endsOnOrAfter(now)), {}),

    eventDays: async ({ locale, month }) => {
      const days = concerts[locale].map(({ starts }) => toHallDay(starts));
      const inMonth = days.filter((day) => toMonthOfDay(day) === month);
      return [...new Set(inMonth)].map((day) => ({
        day,
        count: inMonth.filter((other) => other === day).length,
      }));
    },
  };
}

/** The concert with the prices for which it can be had, as values of a facet. */
function withPriceLimits({ facets, minPrice, ...concert }: Concert): Concert {
  const maxPrice = priceLimits
    .filter((limit) => minPrice !== undefined && minPrice <= limit)
    .map((limit) => ({ value: String(limit), label: String(limit) }));
  return { ...concert, facets: { ...facets, maxPrice } };
}

function beginsOnOrBefore(day: HallDay | null): (concert: Concert) => boolean {
  return ({ starts }) => day === null || toHallDay(starts) <= day;
}

function beginsInPart({ from, part }: EventSearchCriteria): (concert: Concert) => boolean {
  if (part === null) return () => true;
  const [first, end] = toMomentsOfDayPart(from, part);
  return ({ starts }) => starts >= first && starts < end;
}

function countEventFacets(concerts: readonly Concert[], chosen: ChosenFacetValues): EventFacets {
  const facets = countItemsByFacet(concerts.map(withPriceLimits), eventFacetNames, chosen);
  const maxPrice = facets.maxPrice.toSorted((one, other) => Number(one.value) - Number(other.value));
  return { ...facets, maxPrice };
}
