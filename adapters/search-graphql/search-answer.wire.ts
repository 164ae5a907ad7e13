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

const facetsWire = v.object({
  composers: items,
  discounts: items,
  genres: items,
  instruments: items,
  rooms: items,
  specials: items,
  tags: items,
});

export type FacetsWire = v.InferOutput<typeof facetsWire>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const eventsWire = v.object({
  events: v.object({ count, facets: facetsWire, hits: items }),
  top: v.nullish(v.object({ hits: items }), { hits: [] }),
});

export const eventFacetsWire = v.object({ search: v.object({ facets: facetsWire }) });

export const eventDaysWire = v.object({
  search: v.object({ facets: v.object({ eventDate: items }) }),
});

export const facetValueWire = v.object({ value: v.string(), label: v.nullish(v.string()), count });

export const hitWire = v.object({ uri: v.string() });

export const dayWire = v.object({ value: v.string(), count });
