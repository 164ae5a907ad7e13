import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import type { Config } from '#src/config.ts';
import type { EnvironmentVariables } from '#src/config.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-calendar-shortcuts.ts';
import { createDemoHall } from '#src/demo/demo-hall.ts';
import { listSystemsToSimulate, toSystemAddressVariables } from '#src/demo/systems-to-simulate.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/** The systems behind a demo. */
export interface DemoSandbox {
  /** Null: the environment names them all, or the hall has none. */
  readonly sandbox: Sandbox | null;
  /** The configuration of the site over them. */
  readonly config: Config;
}

/** Starts the systems of the sandbox that the environment does not name. Exits with one sentence if that is impossible. */
export async function startDemoSandbox(environment: EnvironmentVariables): Promise<DemoSandbox> {
  const { siteOrigin, tixUrl, sandbox: own } = readConfigOrExit(environment).config;
  const systems = listSystemsToSimulate(environment);
  const linked = { lessonUrl: `http://localhost:${own.port + 4}`, tixUrl };
  const sandbox =
    systems.length === 0
      ? null
      : await startSandbox({
          hall: createDemoHall(linked, own.seed),
          systems,
          port: own.port,
          siteOrigins: [siteOrigin, ...localOrigins],
        }).catch((cause: unknown) => exitAfterFailedStart(cause, { port: 'SANDBOX_PORT', host: 'HOST' }));
  const { config } = readConfigOrExit({
    ...(sandbox && toSystemAddressVariables(sandbox.urls)),
    ...(sandbox && { CALENDAR_SHORTCUTS: demoCalendarShortcuts }),
    DEBUG_ROUTES: '1',
    ...environment,
  });
  return { sandbox, config };
}
