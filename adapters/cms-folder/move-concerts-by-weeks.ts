import type { FolderConcert } from '#adapters/cms-folder/concert-pages.ts';
import { addDays, toHallDay, toInstantAtHall, toWallClock } from '#domain/time/hall-day.ts';
import { hourMs, type Instant } from '#domain/time/instant.ts';

const weekMs = 7 * 24 * hourMs;

/**
 * Moves concerts by whole weeks, at the same time of day, so that the first begins after a moment, by less than a week. Concerts that all
 * begin later stay where they are.
 */
export function moveConcertsByWeeks(
  concerts: readonly FolderConcert[],
  moment: Instant,
): readonly FolderConcert[] {
  const first = Math.min(...concerts.map(({ facts }) => facts.starts));
  const weeks = Math.floor((moment - first) / weekMs) + 1;
  if (!(weeks > 0)) return concerts;
  const move = (at: Instant): Instant => {
    const { hour, minute } = toWallClock(at);
    return toInstantAtHall(addDays(toHallDay(at), 7 * weeks), hour, minute);
  };
  return concerts.map((concert) => {
    const { starts, ends, doorsOpen, intervalStarts, saleStarts, saleEnds } = concert.facts;
    const facts = {
      ...concert.facts,
      starts: move(starts),
      ...(ends && { ends: move(ends) }),
      ...(doorsOpen && { doorsOpen: move(doorsOpen) }),
      ...(intervalStarts && { intervalStarts: move(intervalStarts) }),
      ...(saleStarts && { saleStarts: move(saleStarts) }),
      ...(saleEnds && { saleEnds: move(saleEnds) }),
    };
    return { ...concert, facts };
  });
}
