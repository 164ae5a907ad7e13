import * as v from 'valibot';
import type { Facets, FacetValue } from '#domain/facet/facet.ts';
import type { EventCountOfDay } from '#domain/listing/event-days.ts';
import { htmlToPlainText, parsePassage } from '#domain/listing/highlighted-passage.ts';
import { type PageHit } from '#domain/listing/page-hit.ts';
import type { PressHits } from '#domain/listing/press-search.ts';
import type { PriceCount } from '#domain/listing/price-limit.ts';
import type { RecommendedConcertHit } from '#domain/recommendation/recommended-hits.ts';
import { parseHallDay } from '#domain/time/hall-day.ts';
import { parseInstant } from '#domain/time/instant.ts';

/** A GraphQL response: data or errors. */
export const graphqlResponseWire = v.object({
  data: v.nullish(v.unknown()),
  errors: v.nullish(v.array(v.unknown()), []),
});

const errorWire = v.object({ message: v.string() });

/** The message of an error; `-` if it has none (CALL-3). */
export function toGraphqlErrorMessage(error: unknown): string {
  const parsed = v.safeParse(errorWire, error);
  return parsed.success && parsed.output.message !== '' ? parsed.output.message : '-';
}

/** List items are parsed one by one, so that an invalid item only drops itself. */
export const itemsWire = v.nullish(v.array(v.unknown()), []);

export const countWire = v.pipe(v.number(), v.integer(), v.minValue(0));

export const hitsWire = v.object({ count: countWire, hits: itemsWire });

const facetValueWire = v.object({ value: v.string(), label: v.nullish(v.string()), count: countWire });

const hitWire = v.object({ uri: v.string() });

/** An amount of money: digits, with or without a decimal point. */
const amountWire = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/), v.transform(Number));

const priceCountWire = v.object({ value: amountWire, count: countWire });

const dayWire = v.object({ value: v.string(), count: countWire });

const optionalText = v.nullish(v.string());

const postedHitWire = v.object({ uri: v.string(), postDate: optionalText });

const pageHitWire = v.object({
  url: v.string(),
  title: v.string(),
  subtitle: optionalText,
  introduction: optionalText,
  highlights: itemsWire,
});

const concertHitWire = v.object({
  uri: v.string(),
  importIconcertIdentifier: v.string(),
  eventDate: optionalText,
});

/** The valid items of a response, and how many were dropped. */
export interface ParsedItems<Value> {
  readonly value: Value;
  readonly droppedCount: number;
}

/** Parses the named facets, value by value. */
export function parseFacets<Name extends string>(
  names: readonly Name[],
  wire: { readonly [name in Name]: readonly unknown[] },
): ParsedItems<Facets<Name>> {
  const facets = names.map((name) => [name, parseFacetValues(wire[name])] as const);
  return {
    value: Object.fromEntries(facets.map(([name, { value }]) => [name, value])) as Facets<Name>,
    droppedCount: facets.reduce((sum, [, { droppedCount }]) => sum + droppedCount, 0),
  };
}

export function parseUris(list: readonly unknown[]): ParsedItems<readonly string[]> {
  const { value, droppedCount } = readItems(hitWire, list);
  return { value: value.map(({ uri }) => uri), droppedCount };
}

/** Parses hits with the date on which they were posted; a date that is not one is left out. */
export function parsePostedHits(list: readonly unknown[]): ParsedItems<PressHits['hits']> {
  const { value, droppedCount } = readItems(postedHitWire, list);
  const hits = value.map(({ uri, postDate }) => {
    const posted = parseInstant(postDate ?? '');
    return { uri, ...(posted !== undefined && { posted }) };
  });
  return { value: hits, droppedCount };
}

export function parseEventCountsOfDays(list: readonly unknown[]): ParsedItems<readonly EventCountOfDay[]> {
  const { value, droppedCount } = readItems(dayWire, list);
  const days = value.flatMap((wire) => {
    const day = parseHallDay(wire.value);
    return day ? [{ day, count: wire.count }] : [];
  });
  return { value: days, droppedCount: droppedCount + value.length - days.length };
}

/** Parses found pages; highlights that are not texts are ignored. */
export function parsePageHits(list: readonly unknown[]): ParsedItems<readonly PageHit[]> {
  const { value, droppedCount } = readItems(pageHitWire, list);
  return { value: value.map(toPageHit), droppedCount };
}

function toPageHit(wire: v.InferOutput<typeof pageHitWire>): PageHit {
  const { url, title, subtitle, introduction, highlights } = wire;
  return {
    url,
    title,
    ...(subtitle && { subtitle }),
    ...(introduction && { introduction: htmlToPlainText(introduction) }),
    highlights: highlights.filter((html) => typeof html === 'string').map(parsePassage),
  };
}

export function parseRecommendedConcertHits(
  list: readonly unknown[],
): ParsedItems<readonly RecommendedConcertHit[]> {
  const { value, droppedCount } = readItems(concertHitWire, list);
  const concerts = value.map(({ uri, importIconcertIdentifier: identifier, eventDate }) => {
    const starts = parseInstant(eventDate ?? '');
    return { identifier, uri, ...(starts !== undefined && { starts }) };
  });
  return { value: concerts, droppedCount };
}

/** Parses facet values; a value without a label is its own label. */
export function parseFacetValues(list: readonly unknown[]): ParsedItems<readonly FacetValue[]> {
  const { value, droppedCount } = readItems(facetValueWire, list);
  return { value: value.map((item) => ({ ...item, label: item.label ?? item.value })), droppedCount };
}

/** Parses the facet of lowest prices: values are amounts, `12.5`. */
export function parsePriceCounts(list: readonly unknown[]): ParsedItems<readonly PriceCount[]> {
  const { value, droppedCount } = readItems(priceCountWire, list);
  return { value: value.map((item) => ({ price: item.value, count: item.count })), droppedCount };
}

function readItems<Schema extends v.GenericSchema>(
  schema: Schema,
  list: readonly unknown[],
): ParsedItems<readonly v.InferOutput<Schema>[]> {
  const value = list.flatMap((item) => {
    const result = v.safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
  return { value, droppedCount: list.length - value.length };
}
