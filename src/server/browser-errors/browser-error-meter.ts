import { Counter, type Registry } from 'prom-client';
import { type BrowserName, browserNames } from '#src/server/browser-errors/browser-name.ts';

/** The most builds that have a label of their own: clients name them, so their number must be bounded. */
const maxBuilds = 5;

/** Counts the errors that browsers report, by the build of the document and the browser. */
export class BrowserErrorMeter {
  readonly #errors: Counter<'build' | 'browser'>;
  readonly #builds: Set<string>;

  /** `build` is that of this server. */
  constructor(registry: Registry, build: string) {
    this.#builds = new Set([build]);
    this.#errors = new Counter({
      name: 'hall_browser_errors_total',
      help: 'Errors of scripts that browsers reported, by the build of their document',
      labelNames: ['build', 'browser'],
      registers: [registry],
    });
    for (const browser of browserNames) this.#errors.inc({ build, browser }, 0);
  }

  count(build: string, browser: BrowserName): void {
    if (this.#builds.size < maxBuilds) this.#builds.add(build);
    this.#errors.inc({ build: this.#builds.has(build) ? build : 'other', browser });
  }
}
