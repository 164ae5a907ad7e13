import { isoOf } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { LogFacts, Logger } from '#ports/logger.port.ts';

type Level = 'info' | 'warn' | 'error';

/** One JSON object per line, for the machines that gather logs. JSON escapes line ends, so nothing logged can fake a line. */
export class JsonLogger implements Logger {
  readonly #write: (line: string) => void;
  readonly #clock: Clock;

  /** `write` receives whole lines, each with its line end. */
  constructor(write: (line: string) => void, clock: Clock) {
    this.#write = write;
    this.#clock = clock;
  }

  info(event: string, facts: LogFacts = {}): void {
    this.#line('info', event, facts);
  }

  warn(event: string, facts: LogFacts = {}): void {
    this.#line('warn', event, facts);
  }

  error(event: string, facts: LogFacts = {}, cause?: unknown): void {
    this.#line('error', event, facts, cause);
  }

  #line(level: Level, event: string, facts: LogFacts, cause?: unknown): void {
    const about = cause === undefined ? {} : { cause: describe(cause) };
    this.#write(`${JSON.stringify({ at: isoOf(this.#clock.now()), level, event, ...about, facts })}\n`);
  }
}

interface Described {
  readonly message: string;
  readonly stack?: string;
  readonly cause?: Described;
}

/** An error with what caused it, a few levels deep. */
function describe(cause: unknown, depth = 3): Described {
  if (!(cause instanceof Error)) return { message: String(cause) };
  const { message, stack } = cause;
  return {
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(cause.cause === undefined || depth === 0 ? {} : { cause: describe(cause.cause, depth - 1) }),
  };
}
