import {
  BridgeDatabase,
  connectDatabase,
  isDatabaseServerAddress,
} from '#adapters/bridge-server/bridge-database.ts';
import { LogOutput } from '#adapters/pino-logging/log-output.ts';
import { PinoLogger } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { setHall } from '#domain/hall/set-hall.ts';
import { hallIdentity } from '#hall/identity.ts';
import { type BridgeTask, bridgeUsage, parseBridgeTask } from '#src/bridge/bridge-options.ts';
import { readExperimentsFile, startBridge } from '#src/bridge/start-bridge.ts';
import type { VariableName } from '#src/config/variables.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import {
  exitWithInvalidSettings,
  exitAfterFailedStart,
  exitWithUsage,
  readConfigOrExit,
} from '#src/server/startup-exits.ts';

/** `npm run bridge`: the Bridge of a hall (docs/operation/bridge.md). */
const task = parseBridgeTask(process.argv.slice(2)) ?? exitWithUsage(bridgeUsage);
const { config } = readConfigOrExit(process.env);

if (task.kind === 'serve') await serve();
else await runTask(task, await openDatabase());

async function serve(): Promise<void> {
  if (config.bridge.secrets.length === 0)
    refuse('BRIDGE_SECRET', 'it is not set: the ticketing and the Bridge share a secret');
  const experiments = readExperimentsOrExit();
  const database = await openDatabase();
  setHall(hallIdentity);
  const output = new LogOutput();
  const clock = new SystemClock();
  const logger = new PinoLogger(output, clock);
  const { fetch } = globalThis;
  const parts = { config, database, experiments, fetch, clock, timer: new SystemTimer(), logger };
  const bridge = await startBridge(parts).catch((cause: unknown) =>
    exitAfterFailedStart(cause, { port: 'BRIDGE_PORT', host: 'BRIDGE_HOST' }),
  );
  shutDownOnSignal(async () => {
    await bridge.stop();
    await output.flush();
  }, shutdownLimitAfterDrainMs);
  console.log(`Ready: ${bridge.url}`);
}

async function runTask(
  toRun: Exclude<BridgeTask, { kind: 'serve' }>,
  database: BridgeDatabase,
): Promise<void> {
  switch (toRun.kind) {
    case 'deleteUser':
      console.log(`Rows of user ${toRun.user} deleted: ${await database.deleteUser(toRun.user)}`);
      break;
    case 'deleteEmail':
      console.log(`Scores with this address deleted: ${await database.deleteEmail(toRun.email)}`);
      break;
    case 'backUp':
      await database.backUp(toRun.path);
      console.log(`Copied to ${toRun.path}`);
  }
  await database.close();
}

async function openDatabase(): Promise<BridgeDatabase> {
  try {
    return new BridgeDatabase(await connectDatabase(config.bridge.database));
  } catch (cause) {
    // A server that is away may be back at the next start; a file that cannot be opened will not.
    if (isDatabaseServerAddress(config.bridge.database.address)) throw cause;
    return refuse('BRIDGE_DATABASE', cause);
  }
}

function readExperimentsOrExit() {
  try {
    return readExperimentsFile(config.bridge.experimentsFile);
  } catch (cause) {
    return refuse('BRIDGE_EXPERIMENTS', cause);
  }
}

function refuse(variable: VariableName, cause: unknown): never {
  return exitWithInvalidSettings([
    { variable, reason: typeof cause === 'string' ? cause : toErrorMessage(cause) },
  ]);
}
