import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite';
import type { BuildAssets } from '#adapters/http-server/asset-manifest.ts';
import { addBugLocation, type LocatedBug, mapStackToSources } from '#src/demo/development/bug-location.ts';
import { RenderBugCollector } from '#src/demo/development/bug-reporting-logger.ts';
import { readDevSiteConfig } from '#src/demo/development/dev-site-config.ts';
import { DevelopmentSiteReloader } from '#src/demo/development/development-site-reloader.ts';
import { renderPageStyleTags } from '#src/demo/development/development-styles.ts';
import { createReloadPlugin } from '#src/demo/development/reload-plugin.ts';
import { toViteCspSources } from '#src/demo/development/vite-csp-sources.ts';

interface DevServerOptions {
  readonly port: number;
  /** Empty: every address of the machine. */
  readonly host: string;
  readonly isLive: boolean;
}

/**
 * The inline script of every page. The policy allows it by its hash, and what it imports only where a link that it has made fetched
 * that before (`strict-dynamic`).
 */
const boot = `
const href = '/src/demo/development/browser-entry.ts';
const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
link.addEventListener('load', () => import(href));
document.head.append(link);
`;

const assets: BuildAssets = {
  build: 'development',
  entry: '/src/browser/hydration/entry-browser.tsx',
  // A developer sees errors in the console.
  errorReporter: '',
  modules: [],
  styles: [],
  visitorStyles: [],
  stylesBySource: {},
  fonts: [],
  boot: { source: boot, hash: `sha256-${createHash('sha256').update(boot).digest('base64')}` },
};

/**
 * Starts Vite with the site behind it. A bug goes to Vite, which prints it and shows it over the page. Rejects where it cannot
 * listen.
 */
export async function startDevServer({ port, host, isLive }: DevServerOptions): Promise<void> {
  // Vite translates the stacks of its modules itself; Node would do so before it.
  process.setSourceMapsEnabled(false);
  const nonce = randomBytes(16).toString('base64');
  const requests = new WeakMap<IncomingMessage, Connect.NextFunction>();
  let hasFailed = false;
  const fail = (cause: unknown, next: Connect.NextFunction = (bug) => showBug(vite, bug)): void => {
    hasFailed = true;
    const bug = cause instanceof Error ? cause : new Error(String(cause));
    vite.ssrFixStacktrace(bug);
    next(addBugLocation(bug, vite.config.root));
  };
  const site = new DevelopmentSiteReloader({
    port,
    isLive,
    load: (path) => vite.ssrLoadModule(path),
    parts: {
      assets,
      policy: toViteCspSources(readDevSiteConfig(port).siteOrigin, nonce),
      headMarkup: () => renderPageStyleTags(vite, nonce),
      bugs: new RenderBugCollector(fail),
      onFailedPage: (request, bug) => fail(bug, requests.get(request)),
    },
  });
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    requests.set(request, next);
    site.get().then(
      (current) => current.routing(request, response),
      (cause: unknown) => fail(cause, next),
    );
  };
  const takeFailure = (): boolean => {
    const had = hasFailed;
    hasFailed = false;
    return had;
  };
  const vite = await createServer({
    appType: 'custom',
    // Copies of the project share their `node_modules`, and must not share what Vite makes of it.
    cacheDir: '.sandbox/vite',
    // With a package that is found only later Vite would start the page again.
    optimizeDeps: { entries: ['src/demo/development/browser-entry.ts'] },
    server: {
      port,
      host: host || true,
      strictPort: true,
      watch: { ignored: ['**/.sandbox/**', '**/dist/**'] },
    },
    plugins: [createReloadPlugin(takeFailure), sitePlugin(answer)],
  });
  await vite.listen().catch((cause: unknown) => {
    throw isPortTaken(cause) ? Object.assign(cause, { code: 'EADDRINUSE', port }) : cause;
  });
  await site.get().catch(fail);
}

/** Answers what Vite does not, and shows the bugs that browsers report. */
function sitePlugin(answer: Connect.NextHandleFunction): Plugin {
  return {
    name: 'site',
    configureServer: (server) => {
      const showReported = async (reported: unknown): Promise<void> => {
        const { name, message, stack } = v.parse(BrowserBug, reported);
        const sources = await mapStackToSources(stack, server.environments.client);
        const bug = Object.assign(new Error(message), { name, stack: sources });
        showBug(server, addBugLocation(bug, server.config.root));
      };
      server.environments.client.hot.on('site:bug', (reported: unknown) => void showReported(reported));
      return () => void server.middlewares.use(answer);
    },
  };
}

/** What a browser reports of a bug (`browser-entry.ts`). */
const BrowserBug = v.object({ name: v.string(), message: v.string(), stack: v.string() });

/** Prints a bug, and shows it in every browser. */
function showBug({ config, environments }: ViteDevServer, bug: LocatedBug): void {
  const { message, stack = '', loc } = bug;
  config.logger.error(stack, { timestamp: true, error: bug });
  environments.client.hot.send({ type: 'error', err: { message, stack, ...(loc && { loc }) } });
}

function isPortTaken(cause: unknown): cause is Error {
  return cause instanceof Error && cause.message.endsWith('is already in use');
}
