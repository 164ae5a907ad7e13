import { discoveryFacetNames, eventFacetNames, seriesFacetNames } from '#domain/facet/facet.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { isPossiblyPersonal } from '#domain/tracking/redact-url.ts';
import type { FilterTrackedList, TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** The filter names of each list, as in its address. */
const filterNames: Readonly<Record<FilterTrackedList, readonly string[]>> = {
  events: eventFacetNames,
  series: seriesFacetNames,
  discovery: discoveryFacetNames,
  press: [],
  search: [],
};

/** The query of a list and its number of results. */
export interface TrackedListState {
  readonly list: FilterTrackedList;
  readonly query: QueryPairs;
  readonly results: number;
}

/**
 * The tracking events for a change of a list (TRACK-3): each value added or removed, a changed date, and then the new state of the
 * list. The first view of a list is reported if it has filters; paging is not reported.
 */
export function toListChangeTrackingEvents(
  before: TrackedListState | null,
  now: TrackedListState,
): readonly TrackingEvent[] {
  const { list } = now;
  const previous = before?.list === list ? before.query : [];
  const changes = [
    ...filterNames[list].flatMap((name) => valueChanges(list, name, previous, now.query)),
    ...dateChange(list, previous, now.query),
  ];
  const hasChanged = changes.length > 0 || valueOf(previous, 'keyword') !== valueOf(now.query, 'keyword');
  return hasChanged ? [...changes, stateEvent(now)] : [];
}

function valueChanges(
  list: FilterTrackedList,
  name: string,
  before: QueryPairs,
  now: QueryPairs,
): readonly TrackingEvent[] {
  const [old, chosen] = [valuesOf(before, name), valuesOf(now, name)];
  const event = (kind: 'filterChosen' | 'filterRemoved', value: string): TrackingEvent => ({
    kind,
    list,
    filter: name,
    value,
  });
  return [
    ...chosen.filter((value) => !old.includes(value)).map((value) => event('filterChosen', value)),
    ...old.filter((value) => !chosen.includes(value)).map((value) => event('filterRemoved', value)),
  ];
}

/** A return to every day from today is reported as removing the days. */
function dateChange(list: FilterTrackedList, before: QueryPairs, now: QueryPairs): readonly TrackingEvent[] {
  const [date, until] = [valueOf(now, 'date'), valueOf(now, 'until')];
  if (date === valueOf(before, 'date') && until === valueOf(before, 'until')) return [];
  return date === undefined && until === undefined
    ? ['date', 'until'].flatMap((name) => valueChanges(list, name, before, now))
    : [{ kind: 'daysChosen', list, ...(date && { date }), ...(until && { until }) }];
}

function stateEvent({ list, query, results }: TrackedListState): TrackingEvent {
  const names = ['keyword', 'date', 'until', ...filterNames[list]];
  const filters = names.map(
    (name) => [name, valuesOf(query, name).filter((text) => !isPossiblyPersonal(text))] as const,
  );
  return {
    kind: 'listFiltered',
    list,
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
    results,
  };
}

/** The value of a parameter that occurs at most once. */
function valueOf(query: QueryPairs, name: string): string | undefined {
  return valuesOf(query, name)[0];
}

function valuesOf(query: QueryPairs, name: string): readonly string[] {
  return query.filter(([one]) => one === name).map(([, value]) => value);
}
