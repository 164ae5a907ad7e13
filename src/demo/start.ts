import { fileURLToPath } from 'node:url';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-calendar-shortcuts.ts';
import { listSandboxSystems, toAddressVariables } from '#src/demo/sandbox-systems.ts';
import { createDemoSeason } from '#src/demo/season.ts';
import { startUpNotice } from '#src/demo/start-up-notice.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { startServer } from '#src/server/server.ts';
import { exitStartFailed, readConfigOrExit } from '#src/server/startup-exits.ts';

/** Starts the demo: the site, and behind it the systems of the sandbox for which the environment names no other. */
const { siteOrigin, tixUrl, sandbox: own } = readConfigOrExit(process.env).config;
const systems = listSandboxSystems(process.env);
const sandbox =
  systems.length === 0
    ? null
    : await startSandbox({
        hall: createDemoSeason({ lessonUrl: `http://localhost:${own.port + 4}`, tixUrl }, own.seed),
        systems,
        port: own.port,
        siteOrigins: [siteOrigin, ...localOrigins],
      }).catch((cause: unknown) => exitStartFailed(cause, { port: 'SANDBOX_PORT', host: 'HOST' }));

const { config } = readConfigOrExit({
  ...(sandbox && toAddressVariables(sandbox.urls)),
  DEBUG_ROUTES: '1',
  ACCESS_LOG: '0',
  CALENDAR_SHORTCUTS: demoCalendarShortcuts,
  ...process.env,
});

const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));
const server = await startServer({ config, clientDirectory }).catch((cause: unknown) =>
  exitStartFailed(cause),
);
await server.warmUp();

console.log(`
  site                 ${server.url}
${sandbox ? `\n  The sandbox behind it\n\n${startUpNotice(sandbox)}\n` : ''}
Ready: ${server.url}`);

shutDownOnSignal(async () => {
  await Promise.all([server.close(), sandbox?.close()]);
}, shutdownLimitAfterDrainMs);
