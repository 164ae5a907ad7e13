import { parseArgs } from 'node:util';
import { findPart, type MutatedPart, mutatedParts } from '#tests/tools/mutation/mutated-parts.ts';

/** One run: a part, and its files if not all of them. */
interface MutationRun {
  readonly part: MutatedPart;
  readonly mutate?: readonly string[];
}

/** The options of a mutation run. */
export type ParsedArguments =
  | { readonly kind: 'runs'; readonly runs: readonly MutationRun[]; readonly isForced: boolean }
  | { readonly kind: 'refused'; readonly reason: string };

/** Parses the arguments after `npm run test:mutation --`: every part, or the files of `--mutate`, separated by commas. */
export function parseMutationArguments(words: readonly string[]): ParsedArguments {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { mutate: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
    const patterns = values.mutate?.split(',');
    const stray = patterns?.find((pattern) => !findPart(pattern));
    if (stray !== undefined)
      return { kind: 'refused', reason: `No rules are mutated at ${stray}. ${usage()}` };
    return { kind: 'runs', runs: toRuns(patterns), isForced: values.force };
  } catch (cause) {
    return {
      kind: 'refused',
      reason: `${cause instanceof Error ? cause.message : String(cause)} ${usage()}`,
    };
  }
}

function toRuns(patterns: readonly string[] | undefined): readonly MutationRun[] {
  if (!patterns) return mutatedParts.map((part) => ({ part }));
  return mutatedParts
    .map((part) => ({ part, mutate: patterns.filter((pattern) => findPart(pattern) === part) }))
    .filter(({ mutate }) => mutate.length > 0);
}

function usage(): string {
  const folders = mutatedParts.flatMap((part) => part.folders.map((folder) => `${folder}**/*${part.suffix}`));
  return `Usage: npm run test:mutation [-- --mutate <files>] [--force], with files of ${folders.join(', ')}.`;
}
