import * as v from 'valibot';
import { type EventId, parseEventId } from '#domain/event/event.ts';
import { classifyLink } from '#domain/link/classified-link.ts';
import { type Instant, createInstant, parseInstant } from '#domain/time/instant.ts';

/** A schema of a value of the domain, however a system writes it. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** A schema for each field of a value: a field of the domain without one, or with one of another type, does not compile. */
export type FieldsOf<Value> = { readonly [Name in keyof Value]-?: Schema<Value[Name]> };

/** The names of fields that a system calls something else, by their names in the domain. */
export type WireNames = Readonly<Record<string, string>>;

/** A value by its fields; those without a value are left out. */
export function objectOf<Value>(fields: FieldsOf<Value>, wireNames: WireNames = {}): Schema<Value> {
  const names = Object.entries<Schema<unknown>>(fields).map(
    ([name, schema]) => [name, wireNames[name] ?? name, schema] as const,
  );
  return v.pipe(
    v.object(Object.fromEntries(names.map(([, wireName, schema]) => [wireName, schema]))),
    v.transform((wire) => {
      const value: Record<string, unknown> = {};
      for (const [name, wireName] of names) {
        if (wire[wireName] !== undefined) value[name] = wire[wireName];
      }
      return value as Value;
    }),
  );
}

/** An optional field: absent and null are the same. */
export function maybe<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}

/** A list: absent, null and empty are the same. */
export function listOf<Item>(item: Schema<Item>): Schema<readonly Item[]> {
  return v.nullish(v.array(item), []);
}

/** A list that is left out if it is empty. */
export function listIfAny<Item>(item: Schema<Item>): Schema<readonly Item[] | undefined> {
  return v.pipe(
    v.nullish(v.array(item), []),
    v.transform((items) => (items.length > 0 ? items : undefined)),
  );
}

/** A text: absent, null and empty are the same. */
export const textOrEmpty: Schema<string> = v.nullish(v.string(), '');

/** A text that is left out if it is empty. */
export const textIfAny: Schema<string | undefined> = v.pipe(
  textOrEmpty,
  v.transform((text) => text || undefined),
);

/** A date-time with an offset. */
export const dateTimeSchema: Schema<Instant> = v.pipe(
  v.string(),
  v.transform(parseInstant),
  v.custom<Instant>((moment) => moment !== undefined, 'Not a date-time with an offset'),
);

/** A moment, as milliseconds since 1970 (as the domain writes it) or as a date-time with an offset. */
export const instantSchema: Schema<Instant> = v.union([
  v.pipe(v.number(), v.safeInteger(), v.transform(createInstant)),
  dateTimeSchema,
]);

/** A concert's id, as a number or in digits. */
export const eventIdSchema: Schema<EventId> = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((number: string | number) => parseEventId(number)),
  v.custom<EventId>((id) => id !== undefined, 'Not the number of a concert'),
);

/** Whether a link may lead to a URL (LINK-1): it is neither hostile nor malformed. */
export function isLinkUrl(url: string): boolean {
  return classifyLink(url, { origin: 'https://site.invalid' }).kind !== 'refused';
}

/** The URL of a link, or an empty text for no link. Hostile and malformed URLs are rejected. */
export const linkUrlSchema: Schema<string> = v.pipe(
  v.string(),
  v.check((url) => url === '' || isLinkUrl(url), 'Not an address a link may lead to'),
);

/** The URL of a picture or an audio file: absolute, or a path of the CMS. */
export const mediaUrlSchema: Schema<string> = v.pipe(
  v.string(),
  v.check((url) => isMediaUrl(url), 'Not the address of a picture or a sound'),
);

/** Whether a text can be the URL of a picture or an audio file: no scheme other than http(s), no control characters, no backslashes. */
export function isMediaUrl(url: string): boolean {
  if (url === '' || /[\p{Cc}\p{Cs}\\]/u.test(url) || url.startsWith('//')) return false;
  return /^https?:\/\/[^/]/i.test(url) || !/^[^/?#]*:/.test(url);
}
