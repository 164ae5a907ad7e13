import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hall } from '#adapters/shared/hall.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { hourMs, createInstant } from '#domain/time/instant.ts';
import { createHall } from '#fixtures/hall/hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { EnvironmentVariables } from '#src/config/read-variable-values.ts';
import type { Server, startServer } from '#src/server/server.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { type AtEnd, Skipped } from '#tests/tools/bench/support/report.ts';

/** The built site with the sandbox. */
export interface RunningSite {
  readonly url: string;
  /** The URL of the sandbox's CMS. */
  readonly cmsUrl: string;
}

const serverFile = join(root, 'dist/server/server.js');

/** Throws if the site is not built. */
export function requireBuild(): void {
  const isBuilt = existsSync(serverFile) && existsSync(join(root, 'dist/client/.vite/manifest.json'));
  if (!isBuilt) throw new Skipped('there is no built site in dist: run npm run build first');
}

/** A season around the current time, for browsers, which have their own clock: a concert that is over by it is rendered again. */
export function currentSeason(): { readonly season: Hall; readonly clock: Clock } {
  const clock = new SystemClock();
  return { season: createHall(1888, createInstant(Math.floor(clock.now() / hourMs) * hourMs)), clock };
}

/** Starts a sandbox on free ports, by default with a clock that is fixed at the hall's start time. */
export async function startBenchSandbox(
  atEnd: AtEnd,
  hall: Hall,
  clock: Clock = new ManualClock(hall.startsAt),
): Promise<Sandbox> {
  const sandbox = await startSandbox({ hall, port: 0, directory: ':memory:', now: () => clock.now() });
  atEnd(() => sandbox.close());
  return sandbox;
}

/** Starts both on free ports, with a clock that is fixed at the hall's start time by default. */
export async function startBenchSite(atEnd: AtEnd, hall: Hall, clock?: Clock): Promise<RunningSite> {
  requireBuild();
  const sandbox = await startBenchSandbox(atEnd, hall, clock);
  const server = await builtSite(environmentOf(sandbox.urls), clock ?? new ManualClock(hall.startsAt));
  atEnd(() => server.close());
  return { url: server.url, cmsUrl: sandbox.urls.cms };
}

/** Starts the built site alone, on a free port, with the systems in its environment. */
export async function builtSite(environment: EnvironmentVariables, clock: Clock): Promise<Server> {
  const built = (await import(pathToFileURL(serverFile).href)) as { startServer: typeof startServer };
  return built.startServer({
    // Links of the login lead back to this port, so it must be known before the server starts.
    config: readyConfig({ ...environment, PORT: String(await freePort()) }),
    clientDirectory: join(root, 'dist/client'),
    overrides: { clock, logger: new SilentLogger() },
  });
}
