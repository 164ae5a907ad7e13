import pino, { type DestinationStream, type Logger as Pino } from 'pino';
import { isoOf } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { LogFacts, Logger } from '#ports/logger.port.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Whole lines to standard output, written beside the main thread. */
export function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false });
}

/** One JSON object per line, for the machines that gather logs. JSON escapes line ends, so nothing logged can fake a line. */
export class PinoLogger implements Logger {
  readonly #pino: Pino;
  /** What has been told whole: whoever passes it on names it in a word. */
  readonly #told = new WeakSet<Error>();

  /** `destination` receives whole lines, each with its line end. */
  constructor(destination: DestinationStream, clock: Clock) {
    const options = {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"at":"${isoOf(clock.now())}"`,
      formatters: { level: (level: string) => ({ level }) },
    };
    this.#pino = pino(options, destination);
  }

  info(event: string, facts: LogFacts = {}): void {
    this.#pino.info({ facts: scrubbed(facts) }, event);
  }

  warn(event: string, facts: LogFacts = {}): void {
    this.#pino.warn({ facts: scrubbed(facts) }, event);
  }

  error(event: string, facts: LogFacts = {}, cause?: unknown): void {
    const about = cause === undefined ? {} : { cause: this.#describe(cause) };
    this.#pino.error({ ...about, facts: scrubbed(facts) }, event);
  }

  /** The whole of an error once; after that only what it says. */
  #describe(cause: unknown): Described {
    if (!(cause instanceof Error)) return describe(cause);
    if (this.#told.has(cause)) return { message: withoutSecrets(cause.message) };
    this.#told.add(cause);
    return describe(cause);
  }
}

/** Nobody should log what is personal or secret; where somebody did, it goes no further. */
function scrubbed(facts: LogFacts): LogFacts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutSecrets(value) : value,
    ]),
  );
}

interface Described {
  readonly message: string;
  readonly stack?: string;
  readonly cause?: Described;
}

/** An error with what caused it, a few levels deep, and where it arose if that is a place to mend. */
function describe(cause: unknown, isOurs = !isOfAnother(cause), depth = 3): Described {
  if (!(cause instanceof Error)) return { message: withoutSecrets(String(cause)) };
  const { message, stack } = cause;
  return {
    message: withoutSecrets(message),
    ...(isOurs && stack !== undefined && { stack: withoutSecrets(stack) }),
    ...(cause.cause !== undefined && depth > 0 && { cause: describe(cause.cause, isOurs, depth - 1) }),
  };
}

/** Another system did not answer, or not in time: no line of ours is at fault. Every adapter calls that its `…Failure`. */
function isOfAnother(cause: unknown): boolean {
  return cause instanceof Error && /(Failure|^TimeoutError|^AbortError)$/.test(cause.name);
}
