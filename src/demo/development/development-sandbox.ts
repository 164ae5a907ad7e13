import type { Hall } from '#adapters/shared/hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { localOrigins } from '#fixtures/sandbox/support/site-origins.ts';
import { formatSandboxStartMessage } from '#src/demo/sandbox-start-message.ts';

/** Starts the sandbox behind a developer's site, and prints where its systems are. */
export async function startDevelopmentSandbox(
  hall: Hall,
  port: number,
  siteOrigin: string,
): Promise<Sandbox> {
  const sandbox = await startSandbox({ hall, port, siteOrigins: [siteOrigin, ...localOrigins] });
  console.log(formatSandboxStartMessage(sandbox));
  return sandbox;
}
