import * as v from 'valibot';
import { type EventId, parseEventId } from '#domain/event/event.ts';
import { classifyLink } from '#domain/link/classified-link.ts';
import { type Instant, createInstant, parseInstant } from '#domain/time/instant.ts';

/** A date-time with an offset. */
export const dateTimeSchema: v.GenericSchema<unknown, Instant> = v.pipe(
  v.string(),
  v.transform(parseInstant),
  v.custom<Instant>((moment) => moment !== undefined, 'Not a date-time with an offset'),
);

/** A moment, as milliseconds since 1970 (as the domain writes it) or as a date-time with an offset. */
export const instantSchema: v.GenericSchema<unknown, Instant> = v.union([
  v.pipe(v.number(), v.safeInteger(), v.transform(createInstant)),
  dateTimeSchema,
]);

/** A concert's id, as a number or in digits. */
export const eventIdSchema: v.GenericSchema<unknown, EventId> = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((number: string | number) => parseEventId(number)),
  v.custom<EventId>((id) => id !== undefined, 'Not the number of a concert'),
);

const anySite = { origin: 'https://site.invalid' };

/** The URL of a link, or an empty text for no link. Hostile and malformed URLs are rejected. */
export const linkUrlSchema = v.pipe(
  v.string(),
  v.check(
    (url) => url === '' || classifyLink(url, anySite).kind !== 'refused',
    'Not an address a link may lead to',
  ),
);

/** The URL of a picture or an audio file: absolute, or a path of the CMS. */
export const mediaUrlSchema = v.pipe(
  v.string(),
  v.check((url) => isMediaUrl(url), 'Not the address of a picture or a sound'),
);

/** Whether a text can be the URL of a picture or an audio file: no scheme other than http(s), no control characters, no backslashes. */
export function isMediaUrl(url: string): boolean {
  if (url === '' || /[\p{Cc}\p{Cs}\\]/u.test(url) || url.startsWith('//')) return false;
  return /^https?:\/\/[^/]/i.test(url) || !/^[^/?#]*:/.test(url);
}
