import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInstant, hourMs } from '#domain/time/instant.ts';
import { createHall, type DatedHall } from '#fixtures/hall/hall.ts';
import type { EnvironmentVariables } from '#src/config.ts';
import { root } from '#tests/root.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { type Program, startProgram } from '#tests/tools/bench/support/program.ts';
import { type AtEnd, Skipped } from '#tests/tools/bench/support/report.ts';
import type { SandboxAddress } from '#tests/tools/bench/support/sandbox-program.ts';
import '#tests/support/hall-time.setup.ts';

/** The built site as `npm run serve` runs it. */
export interface RunningSite extends Program {
  readonly url: string;
  readonly season: DatedHall;
  /** Issued by its CMS. */
  readonly previewToken: string;
}

const sandboxFile = join(root, 'tests/tools/bench/support/sandbox-program.ts');
const serverFile = join(root, 'dist/server/main.js');

/**
 * Starts the built site and the sandbox on free ports, each in a process of its own, with a season around the current hour. Throws if the
 * site is not built.
 */
export async function startSite(atEnd: AtEnd, environment: EnvironmentVariables = {}): Promise<RunningSite> {
  if (!existsSync(serverFile)) throw new Skipped('there is no built site in dist: run npm run build first');
  const startsAt = createInstant(Math.floor(Date.now() / hourMs) * hourMs);
  const sandbox = await startProgram(atEnd, sandboxFile, [String(startsAt)]);
  const { urls, previewToken } = JSON.parse(sandbox.address) as SandboxAddress;
  // The sandbox shares the processor, so it may take its time.
  const timeouts = { SHUTDOWN_DRAIN_MS: '0', CMS_TIMEOUT_MS: '8000', SEARCH_TIMEOUT_MS: '8000' };
  const variables = { PORT: '0', ...timeouts, ...environmentOf(urls), ...environment };
  const site = await startProgram(atEnd, serverFile, [], variables);
  return { ...site, url: site.address, previewToken, season: createHall(1888, startsAt) };
}
