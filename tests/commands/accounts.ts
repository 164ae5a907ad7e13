import { asTold, elsewhere, lasting, long, quick, soak, tutorial, writing } from '#tests/commands/lists.ts';
import { blocksIn, commandsInPassing, commandsOf, type Document } from '#tests/docs/document.ts';

/** All commands that the tests run, literally. */
const run: readonly string[] = [
  ...lasting.map(([command]) => command),
  ...quick.map(([command]) => command),
  ...long.map(([command]) => command),
  ...Object.values(writing),
  ...Object.keys(elsewhere),
  soak,
];

/** The npm script that a command runs, if any: `bench` of `npm run bench -- bytes`. */
function scriptOf(command: string): string | undefined {
  const [, script, short] = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/.exec(command) ?? [];
  return script ?? short;
}

/** The npm scripts that the tests run, in any form. */
export const scriptsRun: readonly string[] = [...new Set(run.flatMap((command) => scriptOf(command) ?? []))];

/** The commands of a page that no test runs: for a script any form counts, any other command must be run literally. */
export function commandsNobodyRuns(page: Document): readonly string[] {
  return commandsOfPage(page).filter(
    (command) => !run.includes(command) && !scriptsRun.includes(scriptOf(command) ?? ''),
  );
}

/** The tested commands that no page contains any more. */
export function commandsNobodyTells(pages: readonly Document[]): readonly string[] {
  const told = pages.flatMap(commandsOfPage);
  return run.filter((command) => scriptOf(command) === undefined && !told.includes(command));
}

/** The code block of a page that is run literally. Throws if there is not exactly one. */
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
