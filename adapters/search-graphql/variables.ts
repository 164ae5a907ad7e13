import { listedImportStatuses } from '#domain/event/import-status.ts';
import { type EventSelection, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventQuestion } from '#domain/listing/event-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { firstDayOf, type HallMonth, monthsAfter } from '#domain/time/hall-day.ts';
import { type Instant, instantAt, isoOf, minute } from '#domain/time/instant.ts';

interface Filter {
  readonly name: string;
  readonly values: readonly string[];
}

/** Every question about concerts is limited to those that may be shown (CALL-36). */
const listed: Filter = { name: 'importStatus', values: listedImportStatuses };

const nothingChosen: Partial<EventSelection> = {};

/** A keyword of nothing is sent as null, and then nothing is best for it. */
export function eventsVariables({ locale, keyword, from, selection }: EventQuestion) {
  const sought = keyword.trim() === '' ? null : keyword;
  return {
    site: siteOf(locale),
    keyword: sought,
    fuzziness: '0',
    orderBy: 'eventDate ASC',
    eventEndDateRange: [`gte ${from}`],
    filters: filtersOf(selection),
    withTop: sought !== null,
  };
}

/** As of the minute, so that questions of one minute are one question. */
export function eventFacetsVariables(locale: Locale, now: Instant) {
  const asOf = instantAt(Math.floor(now / minute) * minute);
  return {
    site: siteOf(locale),
    eventEndDateRange: [`gte ${isoOf(asOf)}`],
    filters: filtersOf(nothingChosen),
  };
}

export function eventDaysVariables(locale: Locale, month: HallMonth) {
  const next = firstDayOf(monthsAfter(month, 1));
  return {
    site: siteOf(locale),
    eventDateRange: [`gte ${firstDayOf(month)}`, `lt ${next}`],
    filters: filtersOf(nothingChosen),
  };
}

function siteOf(locale: Locale): readonly string[] {
  return [`${locale}Default`];
}

/** A facet without a choice is not sent. */
function filtersOf(selection: Partial<EventSelection>): readonly Filter[] {
  const chosen = eventFacetNames.map((name) => ({ name, values: selection[name] ?? [] }));
  return [...chosen.filter(({ values }) => values.length > 0), listed];
}
