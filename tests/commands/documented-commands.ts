import {
  commandsTestedElsewhere,
  documentedSteps,
  longCommands,
  quickCommands,
  runningCommands,
  soakCommand,
  tutorial,
  untestedCommands,
  untestedPrograms,
  writingCommands,
} from '#tests/commands/command-lists.ts';
import { blocksIn, commandsInPassing, type Document, splitCommands } from '#tests/docs/document.ts';

/** All commands that the tests run, literally, and those listed as untested. */
const run: readonly string[] = [
  ...runningCommands.map(([command]) => command),
  ...quickCommands.map(([command]) => command),
  ...longCommands.map(([command]) => command),
  ...Object.values(writingCommands),
  ...Object.keys(commandsTestedElsewhere),
  ...Object.keys(untestedCommands),
  soakCommand,
];

/** The npm script that a command runs, if any: `bench` of `npm run bench -- bytes`. */
function findScript(command: string): string | undefined {
  const [, script, short] = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/.exec(command) ?? [];
  return script ?? short;
}

/** The npm scripts that the tests run, in any form. */
export const executedScripts: readonly string[] = [
  ...new Set(run.flatMap((command) => findScript(command) ?? [])),
];

/** The commands of a page that no test runs: for a script any form counts, any other command must be run literally. */
export function findUntestedCommands(page: Document): readonly string[] {
  return commandsOfPage(page).filter(
    (command) =>
      !run.includes(command) &&
      !executedScripts.includes(findScript(command) ?? '') &&
      !Object.hasOwn(untestedPrograms, command.split(' ')[0] ?? ''),
  );
}

/** The tested commands that no page contains any more. */
export function findUndocumentedCommands(pages: readonly Document[]): readonly string[] {
  const documented = pages.flatMap(commandsOfPage);
  return run.filter((command) => findScript(command) === undefined && !documented.includes(command));
}

/** The code block of a page that is run literally. Throws if there is not exactly one. */
export function documentedBlock(pages: readonly Document[], name: keyof typeof documentedSteps): string {
  const [path, words] = documentedSteps[name];
  const page = pages.find((one) => one.path === path);
  const [block, ...others] = page ? blocksIn(page).filter((one) => one.includes(words)) : [];
  if (block === undefined || others.length > 0) throw new Error(`${path} has not one block with "${words}".`);
  return block;
}

function commandsOfPage(page: Document): readonly string[] {
  const ownWords = Object.values(documentedSteps).flatMap(([path, words]) =>
    path === page.path ? [words] : [],
  );
  if (page.path === tutorial) return commandsInPassing(page);
  const blocks = blocksIn(page).filter((block) => !ownWords.some((words) => block.includes(words)));
  return [...blocks.flatMap(splitCommands), ...commandsInPassing(page)];
}
