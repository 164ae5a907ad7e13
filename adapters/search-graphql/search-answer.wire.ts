import * as v from 'valibot';

/** An answer of the search: data, or what went wrong. */
export const envelopeWire = v.object({
  data: v.nullish(v.unknown()),
  errors: v.nullish(v.array(v.unknown()), []),
});

const errorWire = v.object({ message: v.string() });

/** What an error says; `-` where it says nothing (CALL-3). */
export function messageOf(error: unknown): string {
  const read = v.safeParse(errorWire, error);
  return read.success && read.output.message !== '' ? read.output.message : '-';
}

/** Lists are read item by item, so that a broken one costs itself alone. */
const items = v.nullish(v.array(v.unknown()), []);

const eventFacets = v.object({
  composers: items,
  discounts: items,
  genres: items,
  instruments: items,
  rooms: items,
  specials: items,
  tags: items,
});

const seriesFacets = v.object({ genres: items, organizers: items, rooms: items });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const eventsWire = v.object({
  events: v.object({ count, facets: eventFacets, hits: items }),
  top: v.nullish(v.object({ hits: items }), { hits: [] }),
});

export const eventFacetsWire = v.object({ search: v.object({ facets: eventFacets }) });

export const eventDaysWire = v.object({
  search: v.object({ facets: v.object({ eventDate: items }) }),
});

export const seriesWire = v.object({ search: v.object({ count, facets: seriesFacets, hits: items }) });

export const seriesFacetsWire = v.object({ search: v.object({ facets: seriesFacets }) });

export const discoveriesWire = v.object({
  search: v.object({
    count,
    facets: v.object({ discoveryCollections: items, discoveryTags: items }),
    hits: items,
  }),
});

export const discoveryCategoriesWire = v.object({
  search: v.object({ facets: v.object({ discoveryCollections: items }) }),
});

const hits = v.object({ count, hits: items });

export const pressWire = v.object({ search: hits });

export const siteWire = v.object({ events: hits, series: hits, pages: hits });

export const recommendedWire = v.object({ search: v.object({ hits: items }) });

/** The mutation answers null where nothing came of it. */
export const subscriptionWire = v.object({
  subscribeNewsletter: v.object({ id: v.union([v.string(), v.number()]) }),
});

export const facetValueWire = v.object({ value: v.string(), label: v.nullish(v.string()), count });

export const hitWire = v.object({ uri: v.string() });

export const dayWire = v.object({ value: v.string(), count });

const text = v.nullish(v.string());

export const pageHitWire = v.object({
  section: text,
  url: v.string(),
  title: v.string(),
  subtitle: text,
  introduction: text,
  highlights: items,
});

export const concertHitWire = v.object({
  uri: v.string(),
  importIconcertIdentifier: v.string(),
  eventDate: text,
});
