import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { sandboxAccounts, accountPassword, vipCards } from '#fixtures/sandbox/customers/accounts.ts';
import { type Sandbox, startSandbox, type SystemName, systemNames } from '#fixtures/sandbox/sandbox.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import type { Config, EnvironmentVariables } from '#src/config.ts';
import { createDemoHall, demoCalendarShortcuts } from '#src/demo/demo-hall.ts';
import { type HallContentLocation, isExampleContent, withHallContentAsCms } from '#src/server/hall.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/** The variable that holds the address of each system, and what the sandbox calls it. */
const systems: Readonly<Record<SystemName, { readonly variable: string; readonly label: string }>> = {
  cms: { variable: 'CMS_URL', label: 'CMS and search' },
  bridge: { variable: 'BRIDGE_URL', label: 'Bridge' },
  tix: { variable: 'TIX_URL', label: 'ticketing' },
  tixEducation: { variable: 'TIX_EDUCATION_URL', label: 'education ticketing' },
  lesson: { variable: 'LESSON_URL', label: 'lesson player' },
};

/** What is behind a demo. */
export type DemoSandbox = Awaited<ReturnType<typeof startDemoSandbox>>;

/**
 * Starts the systems of the sandbox for which neither the environment nor the content of the hall names another; null if there are none. Exits
 * with one sentence if that is impossible. The site over them gets the configuration and the overrides: an example's concerts are moved to
 * the present.
 */
export async function startDemoSandbox(given: EnvironmentVariables, hall: HallContentLocation) {
  const environment = withHallContentAsCms(given, hall);
  const { config } = readConfigOrExit(environment);
  const names = listSystemsToSimulate(environment);
  const sandbox = names.length === 0 ? null : await startSandboxOrExit(config, names);
  return {
    sandbox,
    config: readConfigOrExit({
      ...(sandbox && toSystemAddressVariables(sandbox.urls)),
      ...(sandbox && { CALENDAR_SHORTCUTS: demoCalendarShortcuts }),
      DEBUG_ROUTES: '1',
      ...environment,
    }).config,
    overrides: isExampleContent(config.cmsFolder, hall) ? { moveConcertsTo: new SystemClock().now() } : {},
  };
}

/** Starts systems of the sandbox, with the season around the current hour. Exits with one sentence if that is impossible. */
export function startSandboxOrExit(config: Config, names = systemNames.slice()): Promise<Sandbox> {
  const { siteOrigin, lessonUrl, tixUrl, elasticsearchToken, publicFormToken, sandbox } = config;
  const { port, host, seed } = sandbox;
  return startSandbox({
    hall: createDemoHall({ lessonUrl: lessonUrl || `http://localhost:${port + 4}`, tixUrl }, seed),
    systems: names,
    port,
    siteOrigins: [siteOrigin, ...localOrigins],
    ...(elasticsearchToken && { elasticsearchToken }),
    ...(publicFormToken && { publicFormToken }),
    ...(host && { host }),
  }).catch((cause: unknown) => exitAfterFailedStart(cause, { port: 'SANDBOX_PORT', host: 'SANDBOX_HOST' }));
}

/**
 * The systems that `npm start` starts beside the site: those whose address the environment does not state, not even as absent. A hall with a
 * folder as CMS has none, and a hall without ticketing none for schools.
 */
export function listSystemsToSimulate(environment: EnvironmentVariables): SystemName[] {
  if (environment['CMS_FOLDER']?.trim()) return [];
  const hasNoTicketing = environment['TIX_URL']?.trim() === '';
  return systemNames
    .filter((name) => environment[systems[name].variable] === undefined)
    .filter((name) => name !== 'tixEducation' || !hasNoTicketing);
}

/** The addresses of the systems that run in the sandbox, by variable, and that its ticketing tells how many places are free. */
export function toSystemAddressVariables(urls: Sandbox['urls']): EnvironmentVariables {
  const running = systemNames.filter((name) => urls[name] !== '');
  return {
    ...Object.fromEntries(running.map((name) => [systems[name].variable, urls[name]])),
    ...(urls.tix !== '' && { TIX_FREE_PLACES: '1' }),
  };
}

/** The start message of the sandbox: the address of each of its systems, and the accounts at the ticketing. */
export function formatSandboxStartMessage({ urls }: Pick<Sandbox, 'urls'>): string {
  const addresses = systemNames
    .filter((name) => urls[name] !== '')
    .map((name) => `  ${systems[name].label.padEnd(20)} ${urls[name]}`);
  if (urls.tix === '') return addresses.join('\n');
  const accounts = sandboxAccounts.map(
    ({ email, name, tags }) =>
      `  ${email.padEnd(26)} ${name}${tags.length > 0 ? `, tags ${tags.join(' and ')}` : ''}`,
  );
  return `${addresses.join('\n')}

  To log in at the ticketing (password ${accountPassword}):
${accounts.join('\n')}
  VIP cards            ${vipCards.join(', ')}`;
}
