import * as v from 'valibot';
import { type EventId, parseEventId } from '#domain/event/event.ts';
import { classifyLink } from '#domain/link/link.ts';
import { type Instant, parseInstant } from '#domain/time/instant.ts';

/** An optional list: absent, null and empty are equivalent. */
export function optionalList<Schema extends v.GenericSchema>(item: Schema) {
  return v.nullish(v.array(item), []);
}

/** A map by name. PHP writes an empty one as `[]`. */
export function dictionary<Schema extends v.GenericSchema>(value: Schema) {
  const named = v.pipe(
    v.unknown(),
    v.transform((input) => (Array.isArray(input) && input.length === 0 ? {} : input)),
    v.record(v.string(), value),
  );
  return v.nullish(named, {});
}

/** A date-time with an offset. */
export const instantWire = v.pipe(
  v.string(),
  v.transform(parseInstant),
  v.custom<Instant>((moment) => moment !== undefined, 'Not a date-time with an offset'),
);

/** A concert's id, as a number or in digits. */
export const eventIdWire = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((number: string | number) => parseEventId(number)),
  v.custom<EventId>((id) => id !== undefined, 'Not the number of a concert'),
);

const anySite = { origin: 'https://site.invalid' };

/** The URL of a link, or an empty text for no link. Hostile and malformed URLs are rejected. */
export const linkAddress = v.pipe(
  v.string(),
  v.check(
    (url) => url === '' || classifyLink(url, anySite).kind !== 'refused',
    'Not an address a link may lead to',
  ),
);

/** The URL of a picture or an audio file: absolute, or a path of the CMS. */
export const mediaUrlWire = v.pipe(
  v.string(),
  v.check((url) => isMediaUrl(url), 'Not the address of a picture or a sound'),
);

/** Whether a text can be the URL of a picture or an audio file: no scheme other than http(s), no control characters, no backslashes. */
export function isMediaUrl(url: string): boolean {
  if (url === '' || /[\p{Cc}\p{Cs}\\]/u.test(url) || url.startsWith('//')) return false;
  return /^https?:\/\/[^/]/i.test(url) || !/^[^/?#]*:/.test(url);
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
