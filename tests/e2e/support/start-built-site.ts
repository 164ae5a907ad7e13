import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from '#ports/logger.port.ts';
import type { Config } from '#src/config.ts';
import type { Server, startServer as StartServer } from '#src/server/server.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { clockGoingFrom } from '#tests/support/going-clock.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/**
 * Starts the site that was built into a folder. Its clock advances: with a fixed clock a circuit breaker that opened on a busy machine would
 * stay open for the whole run.
 */
export async function startBuiltSite(
  folder: string,
  config: Config,
  logger: Logger = new SilentLogger(),
): Promise<Server> {
  const { startServer } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as {
    readonly startServer: typeof StartServer;
  };
  return startServer({
    config,
    clientDirectory: join(folder, 'client'),
    overrides: { clock: clockGoingFrom(afternoon), logger },
  });
}
