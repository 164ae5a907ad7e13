import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { HallIdentity } from '#domain/hall-identity.ts';
import type { EnvironmentVariables } from '#src/config.ts';
import { exitWithInvalidSettings } from '#src/server/startup-exits.ts';

/** What a build says about its hall, in `dist/hall.json`. */
export interface BuiltHall {
  /** The folder of the hall, from the root of the project. */
  readonly folder: string;
}

/** The folder of a hall, and what its identity says of its content. */
export interface HallContentLocation extends BuiltHall {
  readonly identity: Pick<HallIdentity, 'contentFolder' | 'isExample'>;
}

/** The folder of a hall, from the root of the project: a name is that of a folder in `fixtures/halls/`, anything with a slash is a path. */
export function toHallFolder(given: string): string {
  const folder = /[\\/]/.test(given) ? relative('.', resolve(given)) : `fixtures/halls/${given}`;
  return folder.replaceAll('\\', '/');
}

/** The folder of the hall that a command is about (HALL-11); `HALL` names it to what the command starts. Exits with one sentence if it is none. */
export function chooseHallFolderOrExit(option: string | undefined): string {
  const folder = findNamedFolder(option) ?? toHallFolder('klankhuis');
  if (!existsSync(`${folder}/identity.ts`)) {
    const reason = `${folder}/ is not the folder of a hall: it has no identity.ts`;
    exitWithInvalidSettings([{ variable: 'HALL', reason }]);
  }
  process.env['HALL'] = `./${folder}`;
  return folder;
}

/** The folder of the hall that was built. Exits with one sentence if the command line or the environment names another. */
export function readBuiltHallFolderOrExit(option?: string): string {
  const { folder } = JSON.parse(readFileSync(new URL('../hall.json', import.meta.url), 'utf8')) as BuiltHall;
  const named = findNamedFolder(option) ?? folder;
  if (named === folder) return folder;
  // What the command line names a hall by: the reverse of `toHallFolder`.
  const [built, other] = [folder, named].map((path) => path.replace(/^fixtures\/halls\/(?=[^/]+$)/, ''));
  const reason = `${built} is built, and ${other} is not: "npm run build -- --hall ${other}" builds it in its place`;
  return exitWithInvalidSettings([{ variable: 'HALL', reason }]);
}

/** The folder of the hall that the command line (`--hall`) or else the environment (`HALL`) names, if one of them does. */
function findNamedFolder(option: string | undefined): string | undefined {
  const given = option ?? process.env['HALL'];
  return given ? toHallFolder(given) : undefined;
}

/** The environment of a site of a hall: its own content is its CMS, unless the environment names another. */
export function withHallContentAsCms(
  environment: EnvironmentVariables,
  hall: HallContentLocation,
): EnvironmentVariables {
  const isNamed = ['CMS_FOLDER', 'CMS_URL'].some((name) => environment[name] !== undefined);
  const contentFolder = toContentFolder(hall);
  return isNamed || contentFolder === '' ? environment : { CMS_FOLDER: contentFolder, ...environment };
}

/** Whether a folder is the content of an example, whose concerts are moved to the present. */
export function isExampleContent(cmsFolder: string, hall: HallContentLocation): boolean {
  return hall.identity.isExample === true && cmsFolder !== '' && cmsFolder === toContentFolder(hall);
}

/** Empty: the content of the hall is in another system. */
function toContentFolder({ folder, identity: { contentFolder } }: HallContentLocation): string {
  return contentFolder === undefined ? '' : `${folder}/${contentFolder}`;
}
