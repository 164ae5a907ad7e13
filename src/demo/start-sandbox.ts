import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import { createDemoHall } from '#src/demo/demo-hall.ts';
import { formatSandboxStartMessage } from '#src/demo/sandbox-start-message.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/** `npm run sandbox`: starts the systems of the sandbox, with the season around the current hour. */
const { config } = readConfigOrExit(process.env);
const { port, host, seed } = config.sandbox;

const sandbox = await startSandbox({
  hall: createDemoHall(
    {
      lessonUrl: config.lessonUrl || `http://localhost:${port + 4}`,
      tixUrl: config.tixUrl,
    },
    seed,
  ),
  port,
  siteOrigins: [config.siteOrigin, ...localOrigins],
  ...(config.elasticsearchToken && { elasticsearchToken: config.elasticsearchToken }),
  ...(config.publicFormToken && { publicFormToken: config.publicFormToken }),
  ...(host && { host }),
}).catch((cause: unknown) => exitAfterFailedStart(cause, { port: 'SANDBOX_PORT', host: 'SANDBOX_HOST' }));

console.log(formatSandboxStartMessage(sandbox));

shutDownOnSignal(() => sandbox.close(), shutdownLimitAfterDrainMs);
