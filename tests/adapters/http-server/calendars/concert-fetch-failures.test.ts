import { expect, it } from 'vitest';
import { ConcertFetchFailures } from '#adapters/http-server/calendars/load-listed-concerts.ts';
import { addMilliseconds, hourMs, createInstant } from '#domain/time/instant.ts';

const afternoon = createInstant(Date.UTC(2026, 10, 20, 14));

it('A22 A25 an entry is given up after a day of failures, also if the clock was set back by ten years meanwhile', () => {
  const failures = new ConcertFetchFailures();
  expect(failures.recordFailure('nl mahler', afternoon)).toBe('failing');
  const setBack = addMilliseconds(afternoon, -10 * 365 * 24 * hourMs);
  expect(failures.recordFailure('nl mahler', setBack)).toBe('failing');
  expect(failures.recordFailure('nl mahler', addMilliseconds(setBack, 23 * hourMs))).toBe('failing');
  expect(failures.recordFailure('nl mahler', addMilliseconds(setBack, 24 * hourMs))).toBe('givenUp');
});
