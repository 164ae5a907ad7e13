import type { FolderConcert } from '#adapters/cms-folder/concert-pages.ts';
import { FolderFileReader } from '#adapters/cms-folder/folder-file-reader.ts';
import { readHall } from '#adapters/cms-folder/read-hall.ts';
import { describeProblem } from '#adapters/cms-folder/source-file.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { addDays, toHallDay, toInstantAtHall, toWallClock } from '#domain/time/hall-day.ts';
import { hourMs, type Instant } from '#domain/time/instant.ts';
import type { Logger } from '#ports/logger.port.ts';

interface HallFolderOptions {
  readonly directory: string;
  /** The hall's names of the normal ticket type (`NORMAL_TICKET_TYPES`). */
  readonly normalTicketTypes: readonly string[];
  /** Moves all concerts by whole weeks so that the first is at most a week before this moment: for the example of a hall. */
  readonly moveTo?: Instant | undefined;
  readonly logger: Logger;
}

/** A folder from which no hall can be read, with a sentence for each reason. */
export class UnusableFolderError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/**
 * Reads the hall whose CMS is a folder of Markdown and JSON (HALL-1). Every problem is logged with its file and line, and its file is left
 * out (HALL-2). Throws `UnusableFolderError` if the folder has a file that cannot be read at all, or no valid `global.nl.json` or
 * `global.en.json` (HALL-8).
 */
export function readHallFolder({ directory, normalTicketTypes, moveTo, logger }: HallFolderOptions): Hall {
  const reader = openFolder(directory);
  const hall = readHall(reader, {
    normalTicketTypes,
    adjust: (concerts) => (moveTo === undefined ? concerts : moveConcertsByWeeks(concerts, moveTo)),
  });
  for (const { file, line, place, problem } of reader.problems) {
    logger.warn('cms-folder.invalid', { file, line, place, problem });
  }
  const unusable = reader.problems.filter(({ isUnusable }) => isUnusable);
  if (!hall || unusable.length > 0) {
    throw new UnusableFolderError((hall ? unusable : reader.problems).map(describeProblem));
  }
  return hall;
}

function openFolder(directory: string): FolderFileReader {
  try {
    return new FolderFileReader(directory);
  } catch (cause) {
    throw new UnusableFolderError([toErrorMessage(cause)]);
  }
}

const weekMs = 7 * 24 * hourMs;

const moments = ['starts', 'ends', 'doorsOpen', 'intervalStarts', 'saleStarts', 'saleEnds'] as const;

/**
 * Moves concerts by whole weeks, at the same time of day, so that the first begins after a moment, by less than a week. Concerts that all
 * begin later stay where they are.
 */
function moveConcertsByWeeks(concerts: readonly FolderConcert[], moment: Instant): readonly FolderConcert[] {
  const first = Math.min(...concerts.map(({ facts }) => facts.starts));
  const weeks = Math.floor((moment - first) / weekMs) + 1;
  if (!(weeks > 0)) return concerts;
  const move = (at: Instant): Instant => {
    const { hour, minute } = toWallClock(at);
    return toInstantAtHall(addDays(toHallDay(at), 7 * weeks), hour, minute);
  };
  return concerts.map((concert) => {
    const moved = moments.flatMap((name) => {
      const at = concert.facts[name];
      return at === undefined ? [] : [[name, move(at)] as const];
    });
    return { ...concert, facts: { ...concert.facts, ...Object.fromEntries(moved) } };
  });
}
