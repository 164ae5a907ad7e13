import { relative, resolve } from 'node:path';
import type { EnvironmentVariables } from '#src/config.ts';

const hallsFolder = 'fixtures/halls';

/** The folder of a hall, from the root of the project: a name is that of a folder in `fixtures/halls/`, anything with a slash is a path. */
export function toHallFolder(given = 'klankhuis'): string {
  const folder = /[\\/]/.test(given) ? relative('.', resolve(given)) : `${hallsFolder}/${given}`;
  return folder.replaceAll('\\', '/');
}

/** What to name a hall by on the command line: the reverse of {@link toHallFolder}. */
export function toHallOption(folder: string): string {
  const [, name = folder] = /^fixtures\/halls\/([^/]+)$/.exec(folder) ?? [];
  return name;
}

/** The folder of the hall that the command line (`--hall`) or else the environment (`HALL`) names, if one of them does. */
export function findNamedHallFolder(
  option: string | undefined,
  environment: EnvironmentVariables,
): string | undefined {
  const given = option ?? environment['HALL'];
  return given ? toHallFolder(given) : undefined;
}
