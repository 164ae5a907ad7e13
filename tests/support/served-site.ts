import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestIcons } from '#adapters/figures/manifest-icons.ts';
import type { HttpTimeouts } from '#adapters/http-server/create-server.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import type { EnvironmentVariables } from '#src/config.ts';
import { type Server, startServer } from '#src/server/server.ts';
import { EndableTimer } from '#tests/support/endable-timer.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';

/** A web tier with its sandbox, both in this process and on their own ports. */
export interface ServedSite {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly clock: ManualClock;
  readonly timer: EndableTimer;
  readonly logger: RecordingLogger;
  readonly server: Server;
  /** Sends a GET request, without following redirects. */
  fetch(path: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export async function serveSite(
  hall: DatedHall,
  environment: EnvironmentVariables = {},
  timeouts?: HttpTimeouts,
): Promise<ServedSite> {
  const clock = new ManualClock(hall.startsAt);
  const timer = new EndableTimer();
  const logger = new RecordingLogger();
  const sandbox = await startSandbox({ hall, port: 0, directory: ':memory:', now: () => clock.now() });
  const config = readyConfig({
    PORT: '0',
    SITE_ORIGIN: 'http://klankhuis.example',
    // The longest: an answer that is late on a busy machine would be as if there were none.
    CMS_TIMEOUT_MS: '8000',
    SEARCH_TIMEOUT_MS: '8000',
    ...environmentOf(sandbox.urls),
    ...environment,
  });
  const clientDirectory = smallBuild();
  const server = await startServer({
    config,
    clientDirectory,
    // A command of Redis that takes long on a busy machine would be as if there were none.
    overrides: { clock, timer, logger, redisTimeoutMs: 30_000 },
    ...(timeouts ? { timeoutMs: timeouts } : {}),
  });
  return {
    url: server.url,
    server,
    sandbox,
    clock,
    timer,
    logger,
    fetch: (path, headers = {}) => fetch(`${server.url}${path}`, { redirect: 'manual', headers }),
    close: async () => {
      await server.close();
      await sandbox.close();
      rmSync(clientDirectory, { recursive: true });
    },
  };
}

/** The parts of a build that the server reads: the manifest and the inline script. */
function smallBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), 'klankhuis-'));
  mkdirSync(join(directory, '.vite'), { recursive: true });
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets/boot-1.js'), 'wake();\n');
  writeFileSync(join(directory, 'assets/report-errors-1.js'), 'export const report = reportErrors;');
  writeFileSync(join(directory, 'assets/style-1.css'), 'body{}');
  writeFileSync(join(directory, 'assets/earlier-0.js'), 'old();');
  writeFileSync(join(directory, 'service-worker.js'), '');
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...manifestIcons.map((icon) => icon.path)])
    writeFileSync(join(directory, path), 'image');
  const manifest = {
    'src/browser/hydration/entry-browser.tsx': {
      file: 'assets/entry-Current1.js',
      isEntry: true,
      css: ['assets/style-1.css'],
    },
    'src/browser/before-hydration/schedule-hydration.ts': { file: 'assets/boot-1.js', isEntry: true },
    'src/browser/reports/report-errors.ts': { file: 'assets/report-errors-1.js', isEntry: true },
  };
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  return directory;
}
