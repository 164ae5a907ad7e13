import { createHash } from 'node:crypto';
import type { RenderDocument } from '#adapters/http-server/pipeline/pipeline.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { hallIdentity } from '#hall/identity.ts';
import type { Config } from '#src/config.ts';
import { isExampleContent } from '#src/config/hall-content.ts';
import { toHallFolder } from '#src/config/hall-folder.ts';
import { isChunkFailure } from '#src/is-chunk-failure.ts';
import { createSiteServer, type Site } from '#src/server/server.ts';

interface DevelopmentSiteOptions {
  readonly config: Config;
  /** The origin of the websocket by which Vite sends changes. */
  readonly hotOrigin: string;
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
  visitorStyles: [],
  stylesBySource: {},
  fonts: [],
  boot: { source: boot, hash: `sha256-${createHash('sha256').update(boot).digest('base64')}` },
};

/** The site of the server, whose sources Vite loads and sends. A mistake in the code is shown in place of the page. */
export async function createDevelopmentSite(options: DevelopmentSiteOptions): Promise<Site> {
  const { config, hotOrigin, nonce, showBug } = options;
  const broken: string[] = [];
  const nonceSource = `'nonce-${nonce}'`;
  const location = { folder: toHallFolder(process.env['HALL']), identity: hallIdentity };
  return createSiteServer({
    config,
    overrides: {
      logger: new BugLogger((bug) => broken.push(showBug(bug))),
      ...(isExampleContent(config.cmsFolder, location) && { moveConcertsTo: new SystemClock().now() }),
    },
    sources: {
      assets,
      // Vite's styles are inline, its client uses a websocket, and polls a stopped server from a worker.
      policy: {
        'script-src': [nonceSource],
        'style-src': [nonceSource],
        'connect-src': [hotOrigin],
        'worker-src': ['blob:'],
      },
      wrapRenderer: (render) => showBugs(render, options, broken),
    },
  });
}

/** Renders pages that Vite's client can update, or in place of a page the document of the mistake that broke it. */
function showBugs(
  render: RenderDocument,
  { nonce, showBug }: DevelopmentSiteOptions,
  broken: string[],
): RenderDocument {
  return async (task) => {
    broken.length = 0;
    const rendered = await render(task).catch((cause: unknown) => {
      if (!isBug(cause)) throw cause;
      broken.push(showBug(cause));
    });
    const [html] = broken;
    if (html !== undefined || !rendered) {
      const unknownFacts = { template: undefined, changesAt: null, hall: undefined };
      return { kind: 'document', status: 500, html: html ?? '', timelessHtml: '', ...unknownFacts };
    }
    if (rendered.kind === 'redirect') return rendered;
    const meta = `<meta property="csp-nonce" nonce="${nonce}"></head>`;
    return { ...rendered, html: rendered.html.replace('</head>', () => meta) };
  };
}

/** A logger for the console that hands on mistakes in the code. */
class BugLogger extends ConsoleLogger {
  readonly #onBug: (bug: Error) => void;

  constructor(onBug: (bug: Error) => void) {
    super();
    this.#onBug = onBug;
  }

  override error(...[event, facts, cause]: Parameters<ConsoleLogger['error']>): void {
    if (isBug(cause)) this.#onBug(cause);
    else super.error(event, facts, cause);
  }
}

const builtIn: readonly unknown[] = [Error, TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * Whether an error is a mistake in the code. Expected failures (a CMS that is away, a page that does not exist, an aborted
 * request) have a class of their own; a mistake is an error of a built-in class.
 */
function isBug(cause: unknown): cause is Error {
  return cause instanceof Error && builtIn.includes(cause.constructor) && !isChunkFailure(cause);
}
