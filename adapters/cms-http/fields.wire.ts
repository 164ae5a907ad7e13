import * as v from 'valibot';

/** An optional list: absent, null and empty are equivalent. */
export function createOptionalListWire<Schema extends v.GenericSchema>(item: Schema) {
  return v.nullish(v.array(item), []);
}

/** A map by name. PHP writes an empty one as `[]`. */
export function createRecordWire<Schema extends v.GenericSchema>(value: Schema) {
  const named = v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) && input.length === 0 ? {} : input)),
    v.record(v.string(), value),
  );
  return v.nullish(named, {});
}

export const titledWire = v.object({ title: v.string() });

/** Fields as optional properties: absent, never undefined or null. */
type Defined<Fields> = {
  -readonly [name in keyof Fields]?: Exclude<Fields[name], undefined | null>;
};

/** Copies the fields that are neither undefined nor null. */
export function pickDefined<Fields extends object>(fields: Fields): Defined<Fields> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(defined) as Defined<Fields>;
}
