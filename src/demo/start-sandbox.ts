import { formatSandboxStartMessage, startSandboxOrExit } from '#src/demo/demo-sandbox.ts';
import { shutDownOnSignal, shutdownLimitAfterDrainMs } from '#src/server/graceful-shutdown.ts';
import { readConfigOrExit } from '#src/server/startup-exits.ts';

/** `npm run sandbox`: starts all systems of the sandbox. */
const sandbox = await startSandboxOrExit(readConfigOrExit(process.env).config);
console.log(formatSandboxStartMessage(sandbox));
shutDownOnSignal(() => sandbox.close(), shutdownLimitAfterDrainMs);
