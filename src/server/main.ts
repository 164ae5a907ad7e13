import { fileURLToPath } from 'node:url';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/server.ts';

const reading = readConfig(process.env);
if (reading.kind === 'refused') {
  for (const { variable, why } of reading.refusals) console.error(`${variable}: ${why}`);
  process.exit(1);
}

const server = await startServer({
  config: reading.config,
  clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
});
console.log(`Ready: http://localhost:${new URL(server.url).port}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
