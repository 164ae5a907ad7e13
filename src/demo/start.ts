import { fileURLToPath } from 'node:url';
import { hallIdentity } from '#hall/identity.ts';
import { formatSandboxStartMessage, startDemoSandbox } from '#src/demo/demo-sandbox.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { readBuiltHallFolderOrExit } from '#src/server/hall.ts';
import { startServer } from '#src/server/server.ts';
import { exitAfterFailedStart } from '#src/server/startup-exits.ts';

/**
 * `npm start`: the site of the hall that was built, with its own content if it has any, and behind it the systems of the sandbox for which
 * neither names another.
 */
const hall = { folder: readBuiltHallFolderOrExit(), identity: hallIdentity };
const { sandbox, ...site } = await startDemoSandbox(process.env, hall);
const server = await startServer({
  ...site,
  clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
}).catch((cause: unknown) => exitAfterFailedStart(cause));
await server.warmUp();

console.log(`
  site                 ${server.url}
${sandbox ? `\n  The sandbox behind it\n\n${formatSandboxStartMessage(sandbox)}\n` : ''}
Ready: ${server.url}`);

shutDownOnSignal(async () => {
  await Promise.all([server.close(), sandbox?.close()]);
}, shutdownLimitAfterDrainMs);
