import { existsSync } from 'node:fs';
import { findNamedHallFolder, toHallFolder } from '#src/config/hall-folder.ts';
import { exitWithInvalidSettings } from '#src/server/startup-exits.ts';

/** The folder of the hall that a command is about (HALL-11); `HALL` names it to what the command starts. Exits with one sentence if it is none. */
export function chooseHallFolderOrExit(option: string | undefined): string {
  const folder = findNamedHallFolder(option, process.env) ?? toHallFolder();
  if (!existsSync(`${folder}/identity.ts`)) {
    exitWithInvalidSettings([
      { variable: 'HALL', reason: `${folder}/ is not the folder of a hall: it has no identity.ts` },
    ]);
  }
  process.env['HALL'] = `./${folder}`;
  return folder;
}
