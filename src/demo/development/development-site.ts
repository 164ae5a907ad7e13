import { createHash } from 'node:crypto';
import type { RenderDocument } from '#adapters/http-server/pipeline/pipeline.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import type { DemoSandbox } from '#src/demo/demo-sandbox.ts';
import { createSiteServer, type Site } from '#src/server/server.ts';

interface DevelopmentOptions {
  /** By which the policy allows Vite's styles, and the page of a bug its script. */
  readonly nonce: string;
  /** Shows a mistake in the code, and returns the document that stands for the page that it broke. */
  readonly showBug: (bug: Error) => string;
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

const assets = {
  build: 'development',
  entry: '/src/browser/hydration/entry-browser.tsx',
  // A developer sees errors in the console.
  errorReporter: '',
  modules: [],
  styles: [],
  fonts: [],
  boot: { source: boot, hash: `sha256-${createHash('sha256').update(boot).digest('base64')}` },
};

/** The site of the server, whose sources Vite loads and sends. A mistake in the code is shown in place of the page. */
export async function createDevelopmentSite(
  { config, overrides }: DemoSandbox,
  { nonce, showBug }: DevelopmentOptions,
): Promise<Site> {
  const nonceSource = `'nonce-${nonce}'`;
  /** The document of the last mistake that was logged. */
  let bugDocument: string | undefined;
  const logger = new ConsoleLogger();
  const logError = logger.error.bind(logger);
  logger.error = (event, facts, cause) => {
    if (isBug(cause)) bugDocument = showBug(cause);
    else logError(event, facts, cause);
  };
  /** Renders pages that Vite's client can update, or in place of a page the document of the mistake that broke it. */
  const wrapRenderer =
    (render: RenderDocument): RenderDocument =>
    async (task) => {
      bugDocument = undefined;
      const rendered = await render(task).catch((cause: unknown) => {
        if (!isBug(cause)) throw cause;
        bugDocument = showBug(cause);
      });
      if (!rendered || bugDocument !== undefined) {
        const unknown = { timelessHtml: '', template: undefined, changesAt: null, hall: undefined };
        return { kind: 'document', status: 500, html: bugDocument ?? '', ...unknown };
      }
      if (rendered.kind === 'redirect') return rendered;
      const meta = `<meta property="csp-nonce" nonce="${nonce}"></head>`;
      return { ...rendered, html: rendered.html.replace('</head>', () => meta) };
    };
  return createSiteServer({
    config,
    overrides: { ...overrides, logger },
    sources: {
      assets,
      // Vite's styles are inline, its client uses a websocket, and polls a stopped server from a worker.
      policy: {
        'script-src': [nonceSource],
        'style-src': [nonceSource],
        'connect-src': [config.siteOrigin.replace(/^http/, 'ws')],
        'worker-src': ['blob:'],
      },
      wrapRenderer,
    },
  });
}

const builtIn: readonly unknown[] = [Error, TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * Whether an error is a mistake in the code. Expected failures (a CMS that is away, a page that does not exist, an aborted
 * request) have a class of their own; a mistake is an error of a built-in class.
 */
function isBug(cause: unknown): cause is Error {
  return cause instanceof Error && builtIn.includes(cause.constructor);
}
