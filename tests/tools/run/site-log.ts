/** The log of the site during the browser tests, one JSON object per line, relative to the root of the project. */
export const siteLogFile = 'test-results/site.log';

/** A period of real time, in milliseconds since the epoch. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

const maxLines = 12;

/**
 * The warnings and errors that the site logged in a period, at most the first 12. Tests run side by side, so a line may belong to
 * another test.
 */
export function findWarnings(log: string, { from, until }: Period): readonly string[] {
  return log
    .split('\n')
    .filter((line) => /"level":"(?:warn|error)"/.test(line))
    .filter((line) => {
      const at = Date.parse(/"at":"([^"]+)"/.exec(line)?.[1] ?? '');
      return from <= at && at <= until;
    })
    .slice(0, maxLines);
}
