import * as v from 'valibot';
import { htmlToPlainText, parsePassage } from '#adapters/search-graphql/passage-html.ts';
import type { Search } from '#adapters/search-graphql/search-document.ts';
import type { FacetValue } from '#domain/facet/facet.ts';
import type { PressHits } from '#domain/listing/press-list.ts';
import type { PageHit } from '#domain/listing/site-search.ts';
import type { RecommendedConcertHit } from '#domain/recommendation/recommended-hits.ts';
import { type HallDay, parseHallDay } from '#domain/time/hall-day.ts';
import { parseInstant } from '#domain/time/instant.ts';
import type { EventCountOfDay } from '#ports/search.port.ts';

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

const itemsWire = v.nullish(v.array(v.unknown()), []);
const countWire = v.pipe(v.number(), v.integer(), v.minValue(0));
const facetsWire = v.record(v.string(), itemsWire);

/** What a search answers. Its items are parsed one by one (`FoundItems`), so that an invalid one only drops itself. */
export function createAnswerWire({ count, facets, withTop }: Search) {
  const answer = v.object({
    count: count ? countWire : v.optional(countWire, 0),
    facets: facets ? facetsWire : v.optional(facetsWire, {}),
    hits: itemsWire,
  });
  return withTop === undefined ? answer : v.nullish(answer, { count: 0, facets: {}, hits: [] });
}

type Answer = v.InferOutput<ReturnType<typeof createAnswerWire>>;

/** What a search found. Invalid hits and facet values are dropped, and their number is reported. */
export class FoundItems {
  /** All matches, not only the returned hits. */
  readonly count: number;
  /** The number of returned hits, with the invalid ones. */
  readonly returned: number;
  readonly #answer: Answer;
  readonly #reportDropped: (dropped: number) => void;

  constructor(answer: Answer, reportDropped: (dropped: number) => void) {
    this.count = answer.count;
    this.returned = answer.hits.length;
    this.#answer = answer;
    this.#reportDropped = reportDropped;
  }

  hits<Hit>(schema: v.GenericSchema<unknown, Hit>): readonly Hit[] {
    return this.#takeValid([this.#answer.hits], schema).flat();
  }

  uris(): readonly string[] {
    return this.hits(uriHit);
  }

  /** The values of the named facets. */
  facets<Name extends string, Value = FacetValue>(
    names: readonly Name[],
    schema: v.GenericSchema<unknown, Value>,
  ): { readonly [name in Name]: readonly Value[] } {
    const lists = names.map((name) => this.#answer.facets[name] ?? []);
    const valid = this.#takeValid(lists, schema);
    const facets = names.map((name, index) => [name, valid[index]]);
    return Object.fromEntries(facets) as { readonly [name in Name]: readonly Value[] };
  }

  #takeValid<Value>(
    lists: readonly (readonly unknown[])[],
    schema: v.GenericSchema<unknown, Value>,
  ): readonly (readonly Value[])[] {
    const valid = lists.map((list) =>
      list.flatMap((item) => {
        const result = v.safeParse(schema, item);
        return result.success ? [result.output] : [];
      }),
    );
    const dropped = lists.flat().length - valid.flat().length;
    if (dropped > 0) this.#reportDropped(dropped);
    return valid;
  }
}

const optionalText = v.nullish(v.string());

const uriHit = v.pipe(
  v.object({ uri: v.string() }),
  v.transform(({ uri }) => uri),
);

/** A hit with the moment at which it was posted; one that is not a moment is left out. */
export const postedHit: v.GenericSchema<unknown, PressHits['hits'][number]> = v.pipe(
  v.object({ uri: v.string(), postDate: optionalText }),
  v.transform(({ uri, postDate }) => {
    const posted = parseInstant(postDate ?? '');
    return { uri, ...(posted !== undefined && { posted }) };
  }),
);

/** A found page; highlights that are not texts are ignored. */
export const pageHit: v.GenericSchema<unknown, PageHit> = v.pipe(
  v.object({
    url: v.string(),
    title: v.string(),
    subtitle: optionalText,
    introduction: optionalText,
    highlights: itemsWire,
  }),
  v.transform(({ url, title, subtitle, introduction, highlights }) => ({
    url,
    title,
    ...(subtitle && { subtitle }),
    ...(introduction && { introduction: htmlToPlainText(introduction) }),
    highlights: highlights.filter((html) => typeof html === 'string').map(parsePassage),
  })),
);

export const recommendedConcertHit: v.GenericSchema<unknown, RecommendedConcertHit> = v.pipe(
  v.object({ uri: v.string(), importIconcertIdentifier: v.string(), eventDate: optionalText }),
  v.transform(({ uri, importIconcertIdentifier: identifier, eventDate }) => {
    const starts = parseInstant(eventDate ?? '');
    return { identifier, uri, ...(starts !== undefined && { starts }) };
  }),
);

/** A facet value; one without a label is its own label. */
export const facetValue: v.GenericSchema<unknown, FacetValue> = v.pipe(
  v.object({ value: v.string(), label: optionalText, count: countWire }),
  v.transform(({ value, label, count }) => ({ value, label: label ?? value, count })),
);

/** The number of results with a lowest price. */
interface PriceCount {
  readonly price: number;
  readonly count: number;
}

/** A lowest price: an amount of digits, with or without a decimal point. */
export const priceCount: v.GenericSchema<unknown, PriceCount> = v.pipe(
  v.object({ value: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)), count: countWire }),
  v.transform(({ value, count }) => ({ price: Number(value), count })),
);

export const eventCountOfDay: v.GenericSchema<unknown, EventCountOfDay> = v.pipe(
  v.object({
    value: v.pipe(
      v.string(),
      v.transform(parseHallDay),
      v.custom<HallDay>((day) => day !== undefined),
    ),
    count: countWire,
  }),
  v.transform(({ value: day, count }) => ({ day, count })),
);
