import { discoveryFacetNames, eventFacetNames, seriesFacetNames } from '#domain/facet/facet.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import { isPersonalPath } from '#domain/tracking/redacted-url.ts';
import type { TrackedList, TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** What can be chosen in each list, by the names in its address. */
const filtersOf: Readonly<Record<TrackedList, readonly string[]>> = {
  events: eventFacetNames,
  series: seriesFacetNames,
  discovery: discoveryFacetNames,
  press: [],
  search: [],
};

/** Everything chosen in a list by its address, as its codec writes it, and what it left. */
export interface ListState {
  readonly list: TrackedList;
  readonly query: QueryPairs;
  readonly results: number;
}

/**
 * What tracking is told when a list comes to stand otherwise than before (TRACK-3): each value chosen or taken back, the day
 * where another is shown, and then how the list stands now. A list that is seen for the first time tells how it stands where
 * anything is chosen in it; turning a page tells nothing.
 */
export function listChanges(before: ListState | null, now: ListState): readonly TrackingEvent[] {
  const { list } = now;
  const previous = before?.list === list ? before.query : [];
  const told = [
    ...filtersOf[list].flatMap((name) => valueChanges(list, name, previous, now.query)),
    ...dateChange(list, previous, now.query),
  ];
  const hasChanged = told.length > 0 || valueOf(previous, 'keyword') !== valueOf(now.query, 'keyword');
  return hasChanged ? [...told, stand(now)] : [];
}

function valueChanges(
  list: TrackedList,
  name: string,
  before: QueryPairs,
  now: QueryPairs,
): readonly TrackingEvent[] {
  const [old, chosen] = [valuesOf(before, name), valuesOf(now, name)];
  const event = (what: 'filter_select' | 'filter_remove', value: string): TrackingEvent => ({
    event: what,
    list,
    filter_name: name,
    filter_value: value,
  });
  return [
    ...chosen.filter((value) => !old.includes(value)).map((value) => event('filter_select', value)),
    ...old.filter((value) => !chosen.includes(value)).map((value) => event('filter_remove', value)),
  ];
}

/** Going back to today is told as taking the day back. */
function dateChange(list: TrackedList, before: QueryPairs, now: QueryPairs): readonly TrackingEvent[] {
  const date = valueOf(now, 'date');
  if (date === valueOf(before, 'date')) return [];
  return date === undefined
    ? valueChanges(list, 'date', before, now)
    : [{ event: 'date_filter', list, date }];
}

function stand({ list, query, results }: ListState): TrackingEvent {
  const names = ['keyword', 'date', ...filtersOf[list]];
  const filters = names.map(
    (name) => [name, valuesOf(query, name).filter((text) => !isPersonalPath(text))] as const,
  );
  return {
    event: 'filter',
    list,
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
    results,
  };
}

/** The value of a name that stands in a query once at most. */
function valueOf(query: QueryPairs, name: string): string | undefined {
  return valuesOf(query, name)[0];
}

function valuesOf(query: QueryPairs, name: string): readonly string[] {
  return query.filter(([one]) => one === name).map(([, value]) => value);
}
