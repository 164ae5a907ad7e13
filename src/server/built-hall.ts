import { readFileSync } from 'node:fs';
import { findNamedHallFolder, toHallOption } from '#src/config/hall-folder.ts';
import { exitWithInvalidSettings } from '#src/server/startup-exits.ts';

/** What a build says about its hall, in `dist/hall.json`. */
export interface BuiltHall {
  /** The folder of the hall, from the root of the project. */
  readonly folder: string;
}

/** The folder of the hall that was built. Exits with one sentence if the command line or the environment names another. */
export function readBuiltHallFolderOrExit(option: string | undefined): string {
  const { folder } = JSON.parse(readFileSync(new URL('../hall.json', import.meta.url), 'utf8')) as BuiltHall;
  const named = findNamedHallFolder(option, process.env) ?? folder;
  if (named === folder) return folder;
  const [built, other] = [folder, named].map(toHallOption);
  const reason = `${built} is built, and ${other} is not: "npm run build -- --hall ${other}" builds it in its place`;
  return exitWithInvalidSettings([{ variable: 'HALL', reason }]);
}
