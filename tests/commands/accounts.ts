import { asTold, elsewhere, lasting, long, quick, soak, tutorial, writing } from '#tests/commands/lists.ts';
import { blocksIn, commandsInPassing, commandsOf, type Document } from '#tests/docs/document.ts';

/** Every command that something runs by itself, word for word. */
const run: readonly string[] = [
  ...lasting.map(([command]) => command),
  ...quick.map(([command]) => command),
  ...long.map(([command]) => command),
  ...Object.values(writing),
  ...Object.keys(elsewhere),
  soak,
];

/** The script of the project that a command runs, if it is one: `bench` of `npm run bench -- bytes`. */
function scriptOf(command: string): string | undefined {
  const [, script, short] = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/.exec(command) ?? [];
  return script ?? short;
}

/** The scripts of the project that something runs, in whatever form. */
export const scriptsRun: readonly string[] = [...new Set(run.flatMap((command) => scriptOf(command) ?? []))];

/** The commands of a page that nothing runs: a script counts as run in any form, all else must be run word for word. */
export function commandsNobodyRuns(page: Document): readonly string[] {
  return commandsOfPage(page).filter(
    (command) => !run.includes(command) && !scriptsRun.includes(scriptOf(command) ?? ''),
  );
}

/** The commands that are run for the sake of the pages, though none of them tells them any more. */
export function commandsNobodyTells(pages: readonly Document[]): readonly string[] {
  const told = pages.flatMap(commandsOfPage);
  return run.filter((command) => scriptOf(command) === undefined && !told.includes(command));
}

/** A block of a page that is run as it stands. Throws where there is none, or more than one. */
export function blockTold(pages: readonly Document[], name: keyof typeof asTold): string {
  const [path, words] = asTold[name];
  const page = pages.find((one) => one.path === path);
  const [block, ...others] = page ? blocksIn(page).filter((one) => one.includes(words)) : [];
  if (block === undefined || others.length > 0) throw new Error(`${path} has not one block with "${words}".`);
  return block;
}

function commandsOfPage(page: Document): readonly string[] {
  const ownWords = Object.values(asTold).flatMap(([path, words]) => (path === page.path ? [words] : []));
  if (page.path === tutorial) return commandsInPassing(page);
  const blocks = blocksIn(page).filter((block) => !ownWords.some((words) => block.includes(words)));
  return [...blocks.flatMap(commandsOf), ...commandsInPassing(page)];
}
