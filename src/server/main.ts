import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hallIdentity } from '#hall/identity.ts';
import { withHallContentAsCms } from '#src/config/hall-content.ts';
import { readBuiltHallFolderOrExit } from '#src/server/built-hall.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { startServer } from '#src/server/server.ts';
import { exitAfterFailedStart, exitWithUsage, readConfigOrExit } from '#src/server/startup-exits.ts';

const folder = readBuiltHallFolderOrExit(readHallOption());
const { config, warnings } = readConfigOrExit(
  withHallContentAsCms(process.env, { folder, identity: hallIdentity }),
);
for (const { variable, reason } of warnings) console.error(`WARNING ${variable}: ${reason}.`);
const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));
const server = await startServer({ config, clientDirectory }).catch((cause: unknown) =>
  exitAfterFailedStart(cause),
);
shutDownOnSignal(server.stop, config.operation.shutdownDrainMs + shutdownLimitAfterDrainMs);
await server.warmUp();
console.log(`Ready: http://localhost:${new URL(server.url).port}`);

/** The hall that the command line names. */
function readHallOption(): string | undefined {
  try {
    return parseArgs({ options: { hall: { type: 'string' } } }).values.hall;
  } catch {
    return exitWithUsage('npm run serve [-- --hall nachtpont]');
  }
}
