import { parseArgs } from 'node:util';
import { type MutatedRoom, roomOf, rooms } from '#tests/mutation/rooms.ts';

/** One run: a room, and the files in it where not all are meant. */
interface MutationRun {
  readonly room: MutatedRoom;
  readonly mutate?: readonly string[];
}

/** What a mutation run is asked to do. */
export type MutationWish =
  | { readonly kind: 'wish'; readonly runs: readonly MutationRun[]; readonly isForced: boolean }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads the words after `npm run test:mutation --`: every room, or the files of `--mutate`, separated by commas. */
export function mutationWishOf(words: readonly string[]): MutationWish {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { mutate: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
    const patterns = values.mutate?.split(',');
    const stray = patterns?.find((pattern) => !roomOf(pattern));
    if (stray !== undefined) return { kind: 'refused', why: `No rules are mutated at ${stray}. ${usage()}` };
    return { kind: 'wish', runs: runsOf(patterns), isForced: values.force };
  } catch (cause) {
    return { kind: 'refused', why: `${cause instanceof Error ? cause.message : String(cause)} ${usage()}` };
  }
}

function runsOf(patterns: readonly string[] | undefined): readonly MutationRun[] {
  if (!patterns) return rooms.map((room) => ({ room }));
  return rooms
    .map((room) => ({ room, mutate: patterns.filter((pattern) => roomOf(pattern) === room) }))
    .filter(({ mutate }) => mutate.length > 0);
}

function usage(): string {
  const folders = rooms.flatMap((room) => room.folders.map((folder) => `${folder}**/*${room.suffix}`));
  return `Usage: npm run test:mutation [-- --mutate <files>] [--force], with files of ${folders.join(', ')}.`;
}
