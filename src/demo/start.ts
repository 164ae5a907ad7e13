import { fileURLToPath } from 'node:url';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { hallIdentity } from '#hall/identity.ts';
import { formatSandboxStartMessage, startDemoSandbox } from '#src/demo/demo-sandbox.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { isExampleContent, readBuiltHallFolderOrExit, withHallContentAsCms } from '#src/server/hall.ts';
import { startServer } from '#src/server/server.ts';
import { exitAfterFailedStart } from '#src/server/startup-exits.ts';

/**
 * `npm start`: the site of the hall that was built, with its own content if it has any, and behind it the systems of the sandbox for which
 * neither names another.
 */
const hall = { folder: readBuiltHallFolderOrExit(), identity: hallIdentity };
const { sandbox, config } = await startDemoSandbox(withHallContentAsCms(process.env, hall));
const isExample = isExampleContent(config.cmsFolder, hall);
const server = await startServer({
  config,
  clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
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
