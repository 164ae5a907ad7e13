import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hallIdentity } from '#hall/identity.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { readBuiltHallFolderOrExit, withHallContentAsCms } from '#src/server/hall.ts';
import { startServer } from '#src/server/server.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/** `npm run serve`: the built site with the systems that the configuration names. `--hall nachtpont` refuses a build of another hall. */
const { hall } = parseArgs({ options: { hall: { type: 'string' } } }).values;
const folder = readBuiltHallFolderOrExit(hall);
const { config, warnings } = readConfigOrExit(
  withHallContentAsCms(process.env, { folder, identity: hallIdentity }),
);
for (const { variable, reason } of warnings) console.error(`WARNING ${variable}: ${reason}.`);
const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));
const server = await startServer({ config, clientDirectory }).catch((cause: unknown) =>
  exitAfterFailedStart(cause),
);
shutDownOnSignal(server.stop, config.operation.shutdownDrainMs + shutdownLimitAfterDrainMs);
const missing = await server.warmUp();
const state = missing.length === 0 ? 'Ready' : `Not ready, without ${missing.join(', ')}`;
console.log(`${state}: http://localhost:${new URL(server.url).port}`);
