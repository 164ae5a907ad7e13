import { existsSync } from 'node:fs';
import { findNamedHall, toHallFolder } from '#src/config/hall-folder.ts';
import { exitInvalid } from '#src/server/startup-exits.ts';

/** The folder of the hall that a command is about (HALL-11); `HALL` names it to what the command starts. Exits with one sentence if it is none. */
export function chooseHallOrExit(option: string | undefined): string {
  const folder = findNamedHall(option, process.env) ?? toHallFolder();
  if (!existsSync(`${folder}/identity.ts`)) {
    exitInvalid([
      { variable: 'HALL', reason: `${folder}/ is not the folder of a hall: it has no identity.ts` },
    ]);
  }
  process.env['HALL'] = `./${folder}`;
  return folder;
}
