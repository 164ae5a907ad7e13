import type { HallIdentity } from '#domain/hall-identity.ts';
import type { EnvironmentVariables } from '#src/config.ts';

/** The folder of a hall, and what its identity says of its content. */
export interface HallContentLocation {
  readonly folder: string;
  readonly identity: Pick<HallIdentity, 'contentFolder' | 'isExample'>;
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
