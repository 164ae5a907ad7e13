import type { SystemName } from '#fixtures/sandbox/sandbox.ts';
import type { EnvironmentVariables } from '#src/config.ts';

/** The variable that holds the address of each system. */
const addressVariables: Readonly<Record<SystemName, string>> = {
  cms: 'CMS_URL',
  bridge: 'BRIDGE_URL',
  tix: 'TIX_URL',
  tixEducation: 'TIX_EDUCATION_URL',
  lesson: 'LESSON_URL',
};

/**
 * The systems that `npm start` starts beside the site: those whose address the environment does not state, not even as absent. A hall with a
 * folder as CMS has none, and a hall without ticketing none for schools.
 */
export function listSystemsToSimulate(environment: EnvironmentVariables): readonly SystemName[] {
  if (environment['CMS_FOLDER']?.trim()) return [];
  const names = Object.keys(addressVariables) as readonly SystemName[];
  const hasNoTicketing = environment['TIX_URL']?.trim() === '';
  return names
    .filter((name) => environment[addressVariables[name]] === undefined)
    .filter((name) => name !== 'tixEducation' || !hasNoTicketing);
}

/** The addresses of the systems that run in the sandbox, by variable, and that its ticketing tells how many places are free. */
export function toSystemAddressVariables(urls: Readonly<Record<SystemName, string>>): EnvironmentVariables {
  const names = Object.keys(addressVariables) as readonly SystemName[];
  const running = names.filter((name) => urls[name] !== '');
  return {
    ...Object.fromEntries(running.map((name) => [addressVariables[name], urls[name]])),
    ...(urls.tix !== '' && { TIX_FREE_PLACES: '1' }),
  };
}
