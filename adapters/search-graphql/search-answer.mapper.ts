import * as v from 'valibot';
import type { Facets, FacetValue } from '#domain/facet/facet.ts';
import { searchSections } from '#domain/hall/edition.ts';
import type { EventDay } from '#domain/listing/event-days.ts';
import { type PageHit, passageOf, wordsOfHtml } from '#domain/listing/page-hit.ts';
import type { ConcertHit } from '#domain/recommendation/suggestions.ts';
import { hallDayOf } from '#domain/time/hall-day.ts';
import { instantOf } from '#domain/time/instant.ts';
import { concertHitWire, dayWire, facetValueWire, hitWire, pageHitWire } from './search-answer.wire.ts';

/** What could be read of an answer, and how many items could not. */
export interface Readable<Value> {
  readonly value: Value;
  readonly leftOut: number;
}

/** The named facets of an answer, each value by itself. */
export function toFacets<Name extends string>(
  names: readonly Name[],
  wire: { readonly [name in Name]: readonly unknown[] },
): Readable<Facets<Name>> {
  const facets = names.map((name) => [name, toFacetValues(wire[name])] as const);
  return {
    value: Object.fromEntries(facets.map(([name, { value }]) => [name, value])) as Facets<Name>,
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

/** Found pages; what is no passage among the highlights is passed over. */
export function toPageHits(items: readonly unknown[]): Readable<readonly PageHit[]> {
  const { value, leftOut } = readItems(pageHitWire, items);
  return { value: value.map(pageHitOf), leftOut };
}

function pageHitOf(wire: v.InferOutput<typeof pageHitWire>): PageHit {
  const { url, title, subtitle, introduction, highlights } = wire;
  const section = searchSections.find((known) => known === wire.section);
  return {
    ...(section && { section }),
    url,
    title,
    ...(subtitle && { subtitle }),
    ...(introduction && { introduction: wordsOfHtml(introduction) }),
    highlights: highlights.filter((html) => typeof html === 'string').map(passageOf),
  };
}

export function toConcertHits(items: readonly unknown[]): Readable<readonly ConcertHit[]> {
  const { value, leftOut } = readItems(concertHitWire, items);
  const hits = value.map(({ uri, importIconcertIdentifier: identifier, eventDate }) => {
    const starts = instantOf(eventDate ?? '');
    return { identifier, uri, ...(starts !== undefined && { starts }) };
  });
  return { value: hits, leftOut };
}

/** A value without a label is its own. */
export function toFacetValues(items: readonly unknown[]): Readable<readonly FacetValue[]> {
  const { value, leftOut } = readItems(facetValueWire, items);
  return { value: value.map((one) => ({ ...one, label: one.label ?? one.value })), leftOut };
}

function readItems<Schema extends v.GenericSchema>(
  schema: Schema,
  items: readonly unknown[],
): Readable<readonly v.InferOutput<Schema>[]> {
  const value = items.flatMap((item) => {
    const reading = v.safeParse(schema, item);
    return reading.success ? [reading.output] : [];
  });
  return { value, leftOut: items.length - value.length };
}
