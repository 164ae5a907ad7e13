import * as v from 'valibot';
import type { Schema } from '#adapters/schemas/fields.schema.ts';

/** A map by name. PHP writes an empty one as `[]`. */
export function createRecordWire<Value>(value: Schema<Value>): Schema<Readonly<Record<string, Value>>> {
  const named = v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) && input.length === 0 ? {} : input)),
    v.record(v.string(), value),
  );
  return v.nullish(named, {});
}

/** Fields as optional properties: absent, never undefined or null. */
type Defined<Fields> = {
  -readonly [name in keyof Fields]?: Exclude<Fields[name], undefined | null>;
};

/** Copies the fields that are neither undefined nor null. */
export function pickDefined<Fields extends object>(fields: Fields): Defined<Fields> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(defined) as Defined<Fields>;
}
