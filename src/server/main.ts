import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#src/config.ts';
import { shutDownOnSignal, shutdownLimitMs } from '#src/server/operation/graceful-shutdown.ts';
import { instancesIn, keepInstances } from '#src/server/operation/instances.ts';
import { startServer } from '#src/server/server.ts';

const reading = readConfig(process.env);
if (reading.kind === 'refused') {
  for (const { variable, why } of reading.refusals) console.error(`${variable}: ${why}`);
  process.exit(1);
}

const instances = instancesIn(process.argv.slice(2));
if (instances > 1 && cluster.isPrimary) {
  keepInstances(instances, reading.config.operation.farewellMs + shutdownLimitMs);
} else {
  const server = await startServer({
    config: reading.config,
    clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
  });
  shutDownOnSignal(() => server.stop(), reading.config.operation.farewellMs + shutdownLimitMs);
  await server.warmUp();
  console.log(`Ready: http://localhost:${new URL(server.url).port}`);
}
