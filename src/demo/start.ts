import { fileURLToPath } from 'node:url';
import { localOrigins } from '#fixtures/sandbox/kit/site-origins.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { readConfig } from '#src/config.ts';
import { seasonAroundNow } from '#src/demo/season.ts';
import { whoIsWho } from '#src/demo/who-is-who.ts';
import { shutDownOnSignal, shutdownLimitMs } from '#src/server/operation/graceful-shutdown.ts';
import { startServer } from '#src/server/server.ts';

/** The whole demo: the four systems of the sandbox, and the site in front of them. */
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4000);
const sandbox = await startSandbox({
  hall: seasonAroundNow(`http://localhost:${sandboxPort + 4}`),
  port: sandboxPort,
  siteOrigins: [
    process.env['SITE_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`,
    ...localOrigins,
  ],
});

const reading = readConfig({
  CMS_URL: sandbox.urls.cms,
  BRIDGE_URL: sandbox.urls.bridge,
  TIX_URL: sandbox.urls.tix,
  TIX_EDUCATION_URL: sandbox.urls.tixEducation,
  LESSON_URL: sandbox.urls.lesson,
  DEBUG_ROUTES: '1',
  ...process.env,
});
if (reading.kind === 'refused') {
  for (const { variable, why } of reading.refusals) console.error(`${variable}: ${why}`);
  process.exit(1);
}

const server = await startServer({
  config: reading.config,
  clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
});
await server.warmUp();

console.log(`
  Het Klankhuis, with the systems behind it

  site                 ${server.url}
${whoIsWho(sandbox)}

Ready: ${server.url}`);

shutDownOnSignal(async () => {
  await Promise.all([server.close(), sandbox.close()]);
}, shutdownLimitMs);
