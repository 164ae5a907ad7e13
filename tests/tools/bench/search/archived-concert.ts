import * as v from 'valibot';
import type { IndexedDocument } from '#domain/hall/edition.ts';
import { parseHallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import { hourMs, type Instant, createInstant } from '#domain/time/instant.ts';

const text = v.optional(v.nullable(v.string()), '');

const workWire = v.object({
  composer: text,
  title: text,
  movement: text,
  conductor: text,
  soloists: v.optional(v.array(v.nullable(v.object({ name: text, instrument: text }))), []),
});

/** A concert in the format of the New York Philharmonic's archive, one per line. Missing fields are empty, or `None`. */
const concertWire = v.object({
  id: v.string(),
  date: v.string(),
  time: text,
  venue: text,
  eventType: text,
  orchestra: text,
  works: v.array(workWire),
});

export type ArchivedConcert = v.InferOutput<typeof concertWire>;

/** Parses the concert on a line; undefined if it is not one. */
export function parseArchivedConcert(line: string): ArchivedConcert | undefined {
  const read = v.safeParse(concertWire, JSON.parse(line));
  return read.success ? read.output : undefined;
}

/** An archived concert as a document of the hall's search. Undefined if its day cannot be parsed. */
export function toIndexedDocument(concert: ArchivedConcert): IndexedDocument | undefined {
  const starts = startOf(concert);
  if (starts === undefined) return undefined;
  const { works } = concert;
  const composers = distinct(works.map(({ composer }) => composer));
  const soloists = works.flatMap((work) => work.soloists).filter((soloist) => soloist !== null);
  const instruments = distinct(soloists.map(({ instrument }) => instrument));
  const uri = `concerts/${concert.id}`;
  return {
    section: 'event',
    uri,
    url: `/${uri}`,
    title:
      distinct(works.map(({ title }) => title))
        .slice(0, 2)
        .join(', ') || tidy(concert.eventType),
    subtitle: tidy(concert.orchestra),
    introduction: distinct(works.map(({ conductor }) => conductor)).join(', '),
    words: distinct([
      ...works.flatMap(({ composer, title, movement }) => [composer, title, movement]),
      ...soloists.flatMap(({ name, instrument }) => [name, instrument]),
      concert.venue,
    ]),
    facets: {
      composers: composers.map(borne),
      genres: distinct([concert.eventType]).map(borne),
      rooms: distinct([concert.venue]).map(borne),
      instruments: instruments.map(borne),
    },
    starts,
    ends: createInstant(starts + 2 * hourMs),
    importStatus: 'Bevestigd',
  };
}

/** The archive begins in 1842, before the site's earliest time. After 400 years every date is the same day of the week. */
const yearsLater = 400;

/** A time such as `7:30PM` on the concert's day, in the hall's time zone; eight o'clock if none is given. */
function startOf({ date, time }: ArchivedConcert): Instant | undefined {
  const day = parseHallDay(`${Number(date.slice(0, 4)) + yearsLater}${date.slice(4)}`);
  const [, hours = '8', minutes = '0', half = 'PM'] = /^(\d{1,2}):(\d{2})([AP]M)$/.exec(time ?? '') ?? [];
  return day && toInstantAtHall(day, (Number(hours) % 12) + (half === 'PM' ? 12 : 0), Number(minutes));
}

function borne(value: string): { readonly value: string; readonly label: string } {
  return { value, label: value };
}

/** The distinct values, without empty ones. */
function distinct(texts: readonly (string | null)[]): readonly string[] {
  return [...new Set(texts.map(tidy))].filter((one) => one !== '');
}

function tidy(words: string | null): string {
  const single = (words ?? '').replaceAll(/\s+/g, ' ').trim();
  return single === 'None' ? '' : single;
}
