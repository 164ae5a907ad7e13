import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { freePort } from '#tests/support/free-port.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { runToEnd } from '#tests/tools/bench/support/report.ts';
import { startBenchSandbox } from '#tests/tools/bench/support/running-site.ts';
import {
  buildNextRelease,
  builtRelease,
  publishRelease,
  type Release,
  serveRelease,
} from '#tests/tools/soak/releases.ts';

/** A small release: one text and one component have changed. */
const changes = [
  { file: 'ui/words/nl.ts', from: "'header.login': 'Log in'", to: "'header.login': 'Aanmelden'" },
  {
    file: 'ui/components/compact-concert-row.tsx',
    from: 'data-theme={getEventTheme(event)}>',
    to: 'data-theme={getEventTheme(event)} data-starts={formats.shortDateTime(event.starts)}>\n      {isDated && <hr />}',
  },
] as const;

/** A file as it was sent. */
export interface SentFile {
  readonly path: string;
  readonly encoding: string;
  readonly bytes: number;
}

/** The scripts that one visitor loads. */
export interface ReleaseVisits {
  /** At the first visit, of the release before. */
  readonly first: readonly SentFile[];
  /** At the next visit, after the release. */
  readonly second: readonly SentFile[];
  /** At another one, of the same release. */
  readonly third: readonly SentFile[];
  /** The errors of the pages. */
  readonly errors: readonly string[];
}

/** Visits the home page of the build in `dist`, then of a next release at the same origin. Counts what is sent, also to the service worker. */
export function visitTwoReleases(season: Hall): Promise<ReleaseVisits> {
  return runToEnd(async (atEnd) => {
    const next = await buildNextRelease(atEnd, changes);
    const sharedAssets = mkdtempSync(join(tmpdir(), 'klankhuis-shared-'));
    atEnd(() => rmSync(sharedAssets, { recursive: true }));
    const sandbox = await startBenchSandbox(atEnd, season, new SystemClock());
    const recorder = await startRecorder();
    atEnd(recorder.close);
    const release = async (one: Release) => {
      await publishRelease(one, sharedAssets);
      const port = await freePort();
      await serveRelease(atEnd, one, {
        ...environmentOf(sandbox.urls),
        SITE_ORIGIN: recorder.origin,
        PORT: String(port),
        SHARED_ASSETS: sharedAssets,
      });
      recorder.forwardTo(port);
    };
    const browser = await launchBrowser();
    atEnd(() => browser.close());
    const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(error.error().message));
    const visit = async () => {
      await visitHome(context, recorder.origin);
      return recorder.takeScripts();
    };
    await release(builtRelease);
    const first = await visit();
    await release(next);
    return { first, second: await visit(), third: await visit(), errors };
  });
}

async function visitHome(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await waitForVisitorLayer(page);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Starts a proxy that passes everything on, and records the scripts it sends. */
async function startRecorder() {
  let port = 0;
  let sent: SentFile[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const forwarded = request({ port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.byteLength));
      answer.on('end', () => {
        if (/^\/assets\/.*\.js$/.test(url))
          sent.push({ path: url, encoding: encodingOf(answer.headers), bytes });
      });
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    forwardTo: (next: number) => {
      port = next;
    },
    takeScripts: (): readonly SentFile[] => {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const encodingOf = (headers: IncomingHttpHeaders) => headers['content-encoding'] ?? 'identity';
