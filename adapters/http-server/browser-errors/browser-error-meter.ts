import { createHash, randomBytes } from 'node:crypto';
import { Counter, type Registry } from 'prom-client';
import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { type BrowserName, browserNames } from '#adapters/http-server/browser-errors/browser-name.ts';
import { hourMs } from '#domain/time/instant.ts';

/** How long a client counts as the same one. */
const clientLifetimeMs = hourMs;

/** The size of the clients that are distinguished: some thousand of them. */
const maxClientBytes = 2 ** 21;

/** The label of all builds that this site does not serve. */
export const otherBuildsLabel = 'other';

/** Where a report comes from. */
interface ErrorReportOrigin {
  /** The build of the document, or `otherBuildsLabel`. */
  readonly build: string;
  readonly browser: BrowserName;
  /** The network of the client. */
  readonly client: string;
}

/**
 * Counts the errors that browsers report, and the clients that report them, by the build of the document and the browser. Anybody can
 * send a report, so alerts count clients: one client counts once an hour for a build, whatever browser it says it is.
 */
export class BrowserErrorMeter {
  readonly #errors: Counter<'build' | 'browser'>;
  readonly #clients: Counter<'build' | 'browser'>;
  /** Hashes of client and build; the salt is in this process only, so they identify no visitor. */
  readonly #recent = new ByteLimitedLru<true>({
    maxBytes: maxClientBytes,
    sizeOf: () => 0,
    ttl: clientLifetimeMs,
  });
  readonly #salt = randomBytes(16);

  /** `build` is that of this server. */
  constructor(registry: Registry, build: string) {
    const labelNames = ['build', 'browser'] as const;
    this.#errors = new Counter({
      name: 'hall_browser_errors_total',
      help: 'Errors of scripts that browsers reported, by the build of their document',
      labelNames,
      registers: [registry],
    });
    this.#clients = new Counter({
      name: 'hall_browser_error_clients_total',
      help: 'Clients that reported an error, each once an hour, by the build of their document',
      labelNames,
      registers: [registry],
    });
    for (const counted of [build, otherBuildsLabel]) {
      for (const browser of browserNames) {
        this.#errors.inc({ build: counted, browser }, 0);
        this.#clients.inc({ build: counted, browser }, 0);
      }
    }
  }

  count({ build, browser, client }: ErrorReportOrigin): void {
    this.#errors.inc({ build, browser });
    const hash = createHash('sha256').update(this.#salt).update(`${build} ${client}`).digest('base64');
    const key = hash.slice(0, 12);
    if (this.#recent.has(key)) return;
    this.#recent.set(key, true);
    this.#clients.inc({ build, browser });
  }
}
