import { fileURLToPath } from 'node:url';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import { hallIdentity } from '#hall/identity.ts';
import { isExampleContent, withHallContentAsCms } from '#src/config/hall-content.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-calendar-shortcuts.ts';
import { createDemoHall } from '#src/demo/demo-hall.ts';
import { formatSandboxStartMessage } from '#src/demo/sandbox-start-message.ts';
import { listSystemsToSimulate, toSystemAddressVariables } from '#src/demo/systems-to-simulate.ts';
import { readBuiltHallFolderOrExit } from '#src/server/built-hall.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { startServer } from '#src/server/server.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/**
 * Starts the demo: the site of the hall that was built, with its own content if it has any, and behind it the systems of the sandbox for which
 * neither names another.
 */
const hall = { folder: readBuiltHallFolderOrExit(undefined), identity: hallIdentity };
const environment = withHallContentAsCms(process.env, hall);
const { siteOrigin, tixUrl, sandbox: own } = readConfigOrExit(environment).config;
const systems = listSystemsToSimulate(environment);
const sandbox =
  systems.length === 0
    ? null
    : await startSandbox({
        hall: createDemoHall({ lessonUrl: `http://localhost:${own.port + 4}`, tixUrl }, own.seed),
        systems,
        port: own.port,
        siteOrigins: [siteOrigin, ...localOrigins],
      }).catch((cause: unknown) => exitAfterFailedStart(cause, { port: 'SANDBOX_PORT', host: 'HOST' }));

const { config } = readConfigOrExit({
  ...(sandbox && toSystemAddressVariables(sandbox.urls)),
  DEBUG_ROUTES: '1',
  ...(sandbox && { CALENDAR_SHORTCUTS: demoCalendarShortcuts }),
  ...environment,
});

const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));
const isExample = isExampleContent(config.cmsFolder, hall);
const server = await startServer({
  config,
  clientDirectory,
  ...(isExample && { overrides: { moveConcertsTo: new SystemClock().now() } }),
}).catch((cause: unknown) => exitAfterFailedStart(cause));
await server.warmUp();

console.log(`
  site                 ${server.url}
${sandbox ? `\n  The sandbox behind it\n\n${formatSandboxStartMessage(sandbox)}\n` : ''}
Ready: ${server.url}`);

shutDownOnSignal(async () => {
  await Promise.all([server.close(), sandbox?.close()]);
}, shutdownLimitAfterDrainMs);
