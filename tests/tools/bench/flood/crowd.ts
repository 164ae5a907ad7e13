import { setPriority } from 'node:os';
import { themes } from '#domain/media/theme.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { readSystemClock } from '#fixtures/sandbox/support/system-now.ts';
import { hallIdentity } from '#hall/identity.ts';
import { load } from '#tests/tools/bench/support/load.ts';
import { toFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { figureCountByPlate } from '#ui/figure/figure.ts';

/** What a crowd requests: `overload` expensive responses, `words` long addresses with invented words. */
export type Crowd = 'overload' | 'words';

/** The input of the crowd: the site's URL, the duration, and a valid preview token. */
export interface CrowdOptions {
  readonly crowd: Crowd;
  /** Per kind of request; each sends a different request as soon as the previous one is answered. */
  readonly connections: number;
  readonly url: string;
  readonly calendar: string;
  readonly token: string;
  readonly seconds: number;
}

/** The number of responses by status, for each kind of request. */
export type CrowdTally = Readonly<Record<string, Readonly<Record<string, number>>>>;

const options = JSON.parse(process.argv[2] ?? '{}') as CrowdOptions;
const { crowd, connections, url, calendar, token, seconds } = options;
// Lowest priority, because real clients would be other machines.
setPriority(19);

type Addresses = Readonly<Record<string, (number: number) => string>>;

/** The address of each request of a kind, by its number. */
const expensiveAddresses: Addresses = {
  calendars: (at) => `${calendar}.ics?${at % 2 === 0 ? 'x' : 'keyword'}=${at}`,
  figures: (at) => {
    const theme = themes[at % themes.length] ?? 'petrol';
    const figure = { plate: 'square', number: 1 + (at % figureCountByPlate.square) } as const;
    const path = toFigureImagePath({ figure, theme, style: 'cover' });
    return at % 5 === 0 ? path.replace(/svg$/, 'png') : path;
  },
  searches: (at) => `${calendar}?keyword=zoek${at}`,
  previews: (at) => `${calendar}?x-craft-live-preview=1&token=${at % 2 === 0 ? token : `forged${at}`}`,
};

const shortNames = Array.from({ length: 1900 }, (_, at) => (at + 1296).toString(36)).join('&');

/** Nearly two thousand names of three letters in nearly 8 kB, one of which is different in each request. */
function inventNames(number: number): string {
  return `n${number}&${shortNames}`;
}

function inventWord(number: number): string {
  return `w${number}${'o'.repeat(7500)}`;
}

setDateTimeDefaults(hallIdentity);
const today = toHallDay(readSystemClock());

/** Addresses of nearly 8 kB for every kind of route. */
const inventedAddresses: Addresses = {
  lists: (at) => `${calendar}?${inventNames(at)}`,
  searches: (at) => `${calendar}?keyword=${inventWord(at)}&tags=${inventWord(at).slice(0, 500)}`,
  'plain pages': (at) => `/over-ons?${inventNames(at)}`,
  'missing pages': (at) => `/${inventWord(at)}?${at}`,
  calendars: (at) =>
    `${calendar}.ics?keyword=${inventWord(at).slice(0, 3000)}&${inventNames(at).slice(0, 4000)}`,
  answers: (at) =>
    `/gateway/nl/events?from=${today}&keyword=${inventWord(at).slice(0, 150)}&${inventNames(at)}`,
  'answers about pages': (at) =>
    `/gateway/nl/page?uri=${inventWord(at).slice(0, 900)}&${inventNames(at).slice(0, 6500)}`,
  previews: (at) => `${calendar}?x-craft-live-preview=1&token=${inventWord(at)}`,
  figures: (at) =>
    `${toFigureImagePath({ figure: { plate: 'square', number: 1 }, theme: 'petrol', style: 'cover' })}?${inventNames(at)}`,
  redirects: (at) => `/education-redirect/${inventWord(at)}`,
};

const tallies = await Promise.all(
  Object.entries(crowd === 'words' ? inventedAddresses : expensiveAddresses).map(async ([name, path]) => {
    const { statuses } = await load(url, seconds, { connections, path });
    return [name, statuses] as const;
  }),
);
console.log(JSON.stringify(Object.fromEntries(tallies) satisfies CrowdTally));
