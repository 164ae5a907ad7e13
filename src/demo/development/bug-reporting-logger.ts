import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogFields, Logger } from '#ports/logger.port.ts';
import { isBug } from '#src/demo/development/is-bug.ts';

/** Collects the bugs that are logged, for the page during whose rendering they occurred. */
export class RenderBugCollector {
  readonly #renders = new AsyncLocalStorage<Error[]>();
  readonly #onOther: (bug: Error) => void;

  /** `onOther` receives what occurs outside a rendering, as in a route that answers data. */
  constructor(onOther: (bug: Error) => void) {
    this.#onOther = onOther;
  }

  /** Runs `work`, and rejects with the first bug that was logged during it. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const bugs: Error[] = [];
    const result = await this.#renders.run(bugs, work);
    const [first] = bugs;
    if (first) throw first;
    return result;
  }

  report(cause: unknown): void {
    if (!isBug(cause)) return;
    const bugs = this.#renders.getStore();
    if (bugs) bugs.push(cause);
    else this.#onOther(cause);
  }
}

/** Reports each bug that is logged, and logs the rest. */
export class BugReportingLogger implements Logger {
  readonly #logger: Logger;
  readonly #reports: RenderBugCollector;

  constructor(logger: Logger, reports: RenderBugCollector) {
    this.#logger = logger;
    this.#reports = reports;
  }

  info(event: string, facts?: LogFields): void {
    this.#logger.info(event, facts);
  }

  warn(event: string, facts?: LogFields): void {
    this.#logger.warn(event, facts);
  }

  error(event: string, facts?: LogFields, cause?: unknown): void {
    if (isBug(cause)) this.#reports.report(cause);
    else this.#logger.error(event, facts, cause);
  }
}
