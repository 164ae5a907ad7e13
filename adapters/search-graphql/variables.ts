import { type EventSelection, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventQuestion } from '#domain/listing/event-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { firstDayOf, type HallMonth, monthsAfter } from '#domain/time/hall-day.ts';
import { type Instant, isoOf } from '#domain/time/instant.ts';
import { asOfMinute, type Filter, filtersInUse, listed, siteOf, soughtIn } from './filters.ts';

/** Without a keyword nothing is best for it. */
export function eventsVariables({ locale, keyword, from, selection }: EventQuestion) {
  const sought = soughtIn(keyword);
  return {
    site: siteOf(locale),
    keyword: sought,
    fuzziness: '0',
    orderBy: 'eventDate ASC',
    eventEndDateRange: [`gte ${from}`],
    filters: filtersInUse(...chosenIn(selection), listed),
    withTop: sought !== null,
  };
}

export function eventFacetsVariables(locale: Locale, now: Instant) {
  return {
    site: siteOf(locale),
    eventEndDateRange: [`gte ${isoOf(asOfMinute(now))}`],
    filters: filtersInUse(listed),
  };
}

export function eventDaysVariables(locale: Locale, month: HallMonth) {
  const next = firstDayOf(monthsAfter(month, 1));
  return {
    site: siteOf(locale),
    eventDateRange: [`gte ${firstDayOf(month)}`, `lt ${next}`],
    filters: filtersInUse(listed),
  };
}

function chosenIn(selection: EventSelection): readonly Filter[] {
  return eventFacetNames.map((name) => ({ name, values: selection[name] }));
}
