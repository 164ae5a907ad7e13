import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { hallIdentity } from '#hall/identity.ts';
import { withHallContentAsCms } from '#src/config/hall-content.ts';
import { readBuiltHallFolderOrExit } from '#src/server/built-hall.ts';
import { parseServeOptions, runInstances } from '#src/server/cluster.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { startServer } from '#src/server/server.ts';
import { exitAfterFailedStart, exitWithUsage, readConfigOrExit } from '#src/server/startup-exits.ts';

const options =
  parseServeOptions(process.argv.slice(2)) ??
  exitWithUsage('npm run serve [-- --instances 2] [--hall nachtpont]');
const folder = readBuiltHallFolderOrExit(options.hall);
const { config, warnings } = readConfigOrExit(
  withHallContentAsCms(process.env, { folder, identity: hallIdentity }),
);
// With several instances only the primary process logs the warnings.
if (cluster.isPrimary)
  for (const { variable, reason } of warnings) console.error(`WARNING ${variable}: ${reason}.`);
const deadlineMs = config.operation.shutdownDrainMs + shutdownLimitAfterDrainMs;

if (options.instances > 1 && cluster.isPrimary) {
  runInstances(options.instances);
} else {
  const clientDirectory = fileURLToPath(new URL('../client', import.meta.url));
  const server = await startServer({ config, clientDirectory }).catch((cause: unknown) =>
    exitAfterFailedStart(cause),
  );
  shutDownOnSignal(server.stop, deadlineMs);
  await server.warmUp();
  console.log(`Ready: http://localhost:${new URL(server.url).port}`);
}
