import { mkdirSync, createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { PinoLogger } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import type { Logger } from '#ports/logger.port.ts';
import { type Config } from '#src/config.ts';
import { demoCalendarShortcuts } from '#src/demo/demo-hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { season } from '#tests/e2e/support/season.ts';
import { startBuiltSite } from '#tests/e2e/support/start-built-site.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';

/**
 * Starts the sandbox and the built site for the whole run, on free ports, and sets SITE_URL. Returns the function that stops
 * both. Playwright requires a default export.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const sandbox = await startSandbox({
    hall: season,
    port: 0,
    directory: '.sandbox/e2e',
    now: () => afternoon,
  });
  sandbox.clearCustomers();
  // As in production: otherwise the server would render with the development build of React, which takes several times as long.
  process.env['NODE_ENV'] = 'production';
  const server = await startBuiltSite(join(root, 'dist'), await configFor(sandbox.urls), createSiteLogger());
  // Else the first tests, which start together, wait for cold pages and searches longer than a visitor would.
  await server.warmUp();
  process.env['SITE_URL'] = server.url;
  process.env['SANDBOX_CMS_URL'] = sandbox.urls.cms;
  process.env['SANDBOX_BRIDGE_URL'] = sandbox.urls.bridge;
  process.env['SANDBOX_TIX_URL'] = sandbox.urls.tix;
  process.env['SANDBOX_TIX_EDUCATION_URL'] = sandbox.urls.tixEducation;
  process.env['SANDBOX_LESSON_URL'] = sandbox.urls.lesson;
  return async () => {
    await server.close();
    await sandbox.close();
  };
}

/** Logs with the real time, so that lines can be matched with the tests that ran. */
function createSiteLogger(): Logger {
  const file = join(root, 'test-results/site.log');
  mkdirSync(dirname(file), { recursive: true });
  return new PinoLogger(createWriteStream(file), new SystemClock());
}

async function configFor(urls: Awaited<ReturnType<typeof startSandbox>>['urls']): Promise<Config> {
  return readyConfig({
    // Canonical links contain the port, so it must be known before the server starts.
    PORT: String(await freePort()),
    ...environmentOf(urls),
    TIX_FREE_PLACES: '1',
    DEBUG_ROUTES: '1',
    CALENDAR_SHORTCUTS: demoCalendarShortcuts,
    // Long, because browsers use all cores.
    CMS_TIMEOUT_MS: '8000',
    SEARCH_TIMEOUT_MS: '8000',
  });
}
