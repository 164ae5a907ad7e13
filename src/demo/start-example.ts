import { fileURLToPath } from 'node:url';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { startServer } from '#src/server/server.ts';
import { exitStartFailed, readConfigOrExit } from '#src/server/startup-exits.ts';

/** Starts the site of an example hall, whose CMS is a folder. Its concerts are moved to the present; there is no sandbox. */
const { config } = readConfigOrExit(process.env);
const clock = new SystemClock();
const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));
const server = await startServer({
  config,
  clientDirectory,
  overrides: { clock, moveConcertsTo: clock.now() },
}).catch((cause: unknown) => exitStartFailed(cause));
await server.warmUp();

console.log(`Ready: http://localhost:${new URL(server.url).port}`);

shutDownOnSignal(() => server.close(), shutdownLimitAfterDrainMs);
