import { setPriority } from 'node:os';
import autocannon from 'autocannon';
import { figureCountByPlate } from '#domain/figure/figure.ts';
import { toFigureImagePath } from '#domain/figure/figure-image-path.ts';
import { themes } from '#domain/page/theme.ts';

/** The input of the crowd: the site's URL, the duration, and a valid preview token. */
export interface OverloadOptions {
  readonly url: string;
  readonly calendar: string;
  readonly token: string;
  readonly seconds: number;
}

/** The number of responses by status, for each kind of request. */
export type OverloadTally = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Connections per kind of work; each sends a different request as soon as the previous one is answered. */
const connections = 30;

const { url, calendar, token, seconds } = JSON.parse(process.argv[2] ?? '{}') as OverloadOptions;
// Lowest priority, because real clients would be other machines.
setPriority(19);

/** The address of each request of a kind, by its number. */
const addressesByKind: Readonly<Record<string, (number: number) => string>> = {
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

const tallies = await Promise.all(
  Object.entries(addressesByKind).map(async ([name, address]) => [name, await tally(address)] as const),
);
process.send?.(Object.fromEntries(tallies) satisfies OverloadTally);
process.disconnect();

async function tally(address: (number: number) => string): Promise<Readonly<Record<string, number>>> {
  let at = 0;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    timeout: 30,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          at += 1;
          return { ...request, path: address(at) };
        },
      },
    ],
  });
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]);
  return { ...Object.fromEntries(statuses), ...(result.errors > 0 && { broken: result.errors }) };
}
