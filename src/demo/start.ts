import { fileURLToPath } from 'node:url';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-calendar-shortcuts.ts';
import { createDemoSeason } from '#src/demo/season.ts';
import { startUpNotice } from '#src/demo/start-up-notice.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/operation/graceful-shutdown.ts';
import { exitListenFailed, readConfigOrExit } from '#src/server/operation/startup-exits.ts';
import { startServer } from '#src/server/server.ts';

/** Starts the demo: the systems of the sandbox, and the site in front of them. */
const { siteOrigin, sandboxPort } = readConfigOrExit(process.env).config;
const sandbox = await startSandbox({
  hall: createDemoSeason(`http://localhost:${sandboxPort + 4}`),
  port: sandboxPort,
  siteOrigins: [siteOrigin, ...localOrigins],
}).catch((cause: unknown) => exitListenFailed(cause, 'SANDBOX_PORT'));

const { config } = readConfigOrExit({
  CMS_URL: sandbox.urls.cms,
  BRIDGE_URL: sandbox.urls.bridge,
  TIX_URL: sandbox.urls.tix,
  TIX_EDUCATION_URL: sandbox.urls.tixEducation,
  LESSON_URL: sandbox.urls.lesson,
  DEBUG_ROUTES: '1',
  CALENDAR_SHORTCUTS: demoCalendarShortcuts,
  ...process.env,
});

const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));
const server = await startServer({ config, clientDirectory }).catch((cause: unknown) =>
  exitListenFailed(cause),
);
await server.warmUp();

console.log(`
  Het Klankhuis, with the systems behind it

  site                 ${server.url}
${startUpNotice(sandbox)}

Ready: ${server.url}`);

shutDownOnSignal(async () => {
  await Promise.all([server.close(), sandbox.close()]);
}, shutdownLimitAfterDrainMs);
