import * as v from 'valibot';
import { type EventFacets, eventFacetNames, type FacetValue } from '#domain/facet/facet.ts';
import { hallDayOf } from '#domain/time/hall-day.ts';
import type { EventDay } from '#ports/search-index.port.ts';
import { dayWire, type FacetsWire, facetValueWire, hitWire } from './search-answer.wire.ts';

/** What could be read of an answer, and how many items could not. */
export interface Readable<Value> {
  readonly value: Value;
  readonly leftOut: number;
}

export function toFacets(wire: FacetsWire): Readable<EventFacets> {
  const facets = eventFacetNames.map((name) => [name, toFacetValues(wire[name])] as const);
  return {
    value: Object.fromEntries(facets.map(([name, { value }]) => [name, value])) as Record<
      keyof EventFacets,
      readonly FacetValue[]
    >,
    leftOut: facets.reduce((sum, [, { leftOut }]) => sum + leftOut, 0),
  };
}

export function toUris(items: readonly unknown[]): Readable<readonly string[]> {
  const { value, leftOut } = readItems(hitWire, items);
  return { value: value.map(({ uri }) => uri), leftOut };
}

export function toDays(items: readonly unknown[]): Readable<readonly EventDay[]> {
  const { value, leftOut } = readItems(dayWire, items);
  const days = value.flatMap(({ value: text, count }) => {
    const day = hallDayOf(text);
    return day ? [{ day, count }] : [];
  });
  return { value: days, leftOut: leftOut + value.length - days.length };
}

/** A value without a label is its own. */
function toFacetValues(items: readonly unknown[]): Readable<readonly FacetValue[]> {
  const { value, leftOut } = readItems(facetValueWire, items);
  return { value: value.map((one) => ({ ...one, label: one.label ?? one.value })), leftOut };
}

function readItems<Schema extends v.GenericSchema>(
  schema: Schema,
  items: readonly unknown[],
): Readable<readonly v.InferOutput<Schema>[]> {
  const read = items.map((item) => v.safeParse(schema, item)).filter(({ success }) => success);
  return {
    value: read.map(({ output }) => output as v.InferOutput<Schema>),
    leftOut: items.length - read.length,
  };
}
