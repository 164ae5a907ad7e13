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
export const items = v.nullish(v.array(v.unknown()), []);

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const hits = v.object({ count, hits: items });

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
