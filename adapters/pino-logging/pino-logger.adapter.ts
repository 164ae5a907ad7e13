import pino, { type DestinationStream, type Logger as Pino } from 'pino';
import { type Instant, isoOf, later, minute } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { LogFacts, Logger } from '#ports/logger.port.ts';

/**
 * One JSON object per line, for the machines that gather logs. JSON escapes line ends, so nothing logged can fake a line. An
 * event writes so many lines a minute; its next line after that says in `suppressed` how many were left out.
 */
export class PinoLogger implements Logger {
  readonly #pino: Pino;
  readonly #clock: Clock;
  readonly #onLimited: () => void;
  readonly #limit = new EventLimit();
  /** What has been told whole: whoever passes it on names it in a word. */
  readonly #told = new WeakSet<Error>();

  /** `destination` receives whole lines, each with its line end; `onLimited` is called for each that the limit suppressed. */
  constructor(destination: DestinationStream, clock: Clock, onLimited: () => void = () => {}) {
    this.#clock = clock;
    this.#onLimited = onLimited;
    const options = {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"at":"${isoOf(clock.now())}"`,
      formatters: { level: (level: string) => ({ level }) },
    };
    this.#pino = pino(options, destination);
  }

  info(event: string, facts: LogFacts = {}): void {
    this.#write('info', event, facts);
  }

  warn(event: string, facts: LogFacts = {}): void {
    this.#write('warn', event, facts);
  }

  error(event: string, facts: LogFacts = {}, cause?: unknown): void {
    this.#write('error', event, facts, cause);
  }

  #write(level: 'info' | 'warn' | 'error', event: string, facts: LogFacts, cause?: unknown): void {
    const { isAdmitted, suppressed } = this.#limit.admit(event, this.#clock.now());
    if (!isAdmitted) return this.#onLimited();
    this.#pino[level](
      {
        ...(cause !== undefined && { cause: this.#describe(cause) }),
        ...(suppressed > 0 && { suppressed }),
        facts: scrubbed(facts),
      },
      event,
    );
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

/** Lines of one event that are written in a minute: more of the same say nothing new, and would fill a disk. */
const linesPerMinute = 60;

interface Window {
  readonly endsAt: Instant;
  lines: number;
  suppressed: number;
}

/** Limits how many lines of one event are written. Event names are constants, so there are few of them. */
class EventLimit {
  readonly #windows = new Map<string, Window>();

  /**
   * Whether a line of this event may be written now, and how many of it were suppressed since the last one that was.
   */
  admit(event: string, now: Instant): { readonly isAdmitted: boolean; readonly suppressed: number } {
    const known = this.#windows.get(event);
    const window =
      known && now < known.endsAt
        ? known
        : { endsAt: later(now, minute), lines: 0, suppressed: known?.suppressed ?? 0 };
    this.#windows.set(event, window);
    if (window.lines >= linesPerMinute) {
      window.suppressed += 1;
      return { isAdmitted: false, suppressed: 0 };
    }
    const { suppressed } = window;
    window.lines += 1;
    window.suppressed = 0;
    return { isAdmitted: true, suppressed };
  }
}

/** What must never stand in a log, and what stands there instead. */
const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer …'],
  [/\b(token|hash|score_?hash|preview|secret|password|signature|email)=[^&\s"']+/gi, '$1=…'],
  [/\/\/[^/\s:@]+:[^/\s@]+@/g, '//…@'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,4}/g, '…@…'],
];

/** A text without tokens, hashes, passwords and e-mail addresses. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
