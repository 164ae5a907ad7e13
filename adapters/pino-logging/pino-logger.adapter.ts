import pino, { type DestinationStream, type Logger as Pino } from 'pino';
import SonicBoom from 'sonic-boom';
import { isValidAt, createValidity, type Validity } from '#adapters/shared/validity.ts';
import { formatUtcIso, type Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { LogFields, Logger } from '#ports/logger.port.ts';

interface PinoLoggerOptions {
  /** Called for each line that the limit suppressed. */
  readonly onLimited?: () => void;
  /** The id of the request that is being handled, if any: the field `request` of a line. */
  readonly readRequestId?: () => string | undefined;
}

/**
 * Logs one JSON object per line. JSON escapes line ends, so no logged value can fake a line. Lines per event and minute are limited;
 * the first line after that reports in `suppressed` how many were dropped.
 */
export class PinoLogger implements Logger {
  readonly #pino: Pino;
  readonly #clock: Clock;
  readonly #options: PinoLoggerOptions;
  readonly #limit = new EventLimit();
  /** Errors that were logged with their stack; later log events for the same error only contain its message. */
  readonly #described = new WeakSet<Error>();

  /** `destination` receives complete lines. */
  constructor(destination: DestinationStream, clock: Clock, loggerOptions: PinoLoggerOptions = {}) {
    this.#clock = clock;
    this.#options = loggerOptions;
    const options = {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"at":"${formatUtcIso(clock.now())}"`,
      formatters: { level: (level: string) => ({ level }) },
    };
    this.#pino = pino(options, destination);
  }

  info(event: string, facts: LogFields = {}): void {
    this.#write('info', event, facts);
  }

  warn(event: string, facts: LogFields = {}): void {
    this.#write('warn', event, facts);
  }

  error(event: string, facts: LogFields = {}, cause?: unknown): void {
    this.#write('error', event, facts, cause);
  }

  #write(level: 'info' | 'warn' | 'error', event: string, facts: LogFields, cause?: unknown): void {
    const { isAdmitted, suppressed } = this.#limit.admit(event, this.#clock.now());
    if (!isAdmitted) return this.#options.onLimited?.();
    const request = this.#options.readRequestId?.();
    this.#pino[level](
      {
        ...(request !== undefined && { request }),
        ...(cause !== undefined && { cause: this.#describe(cause) }),
        ...(suppressed > 0 && { suppressed }),
        facts: scrubFacts(facts),
      },
      event,
    );
  }

  /** Describes an error in full the first time, then only its message. */
  #describe(cause: unknown): Described {
    if (!(cause instanceof Error)) return describe(cause);
    if (this.#described.has(cause)) return { message: redactSecrets(cause.message) };
    this.#described.add(cause);
    return describe(cause);
  }
}

/** Removes secrets and personal data that should not have been logged. */
function scrubFacts(facts: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? redactSecrets(value) : value,
    ]),
  );
}

interface Described {
  readonly message: string;
  readonly stack?: string;
  readonly cause?: Described;
}

/** An error with its causes, a few levels deep, and with its stack if it is a bug in this code. */
function describe(cause: unknown, hasStack = !isExternalFailure(cause), depth = 3): Described {
  if (!(cause instanceof Error)) return { message: redactSecrets(String(cause)) };
  const { message, stack } = cause;
  return {
    message: redactSecrets(message),
    ...(hasStack && stack !== undefined && { stack: redactSecrets(stack) }),
    ...(cause.cause !== undefined && depth > 0 && { cause: describe(cause.cause, hasStack, depth - 1) }),
  };
}

/** Whether a failure belongs to another system (no response, timeout), so that its stack is useless. Adapters name such errors `…Failure`. */
function isExternalFailure(cause: unknown): boolean {
  return cause instanceof Error && /(Failure|^TimeoutError|^AbortError)$/.test(cause.name);
}

/** The maximum number of lines per event and minute. */
const linesPerMinute = 60;

const minuteSeconds = 60;

interface Window extends Validity {
  lines: number;
  suppressed: number;
}

/** A rate limit per event name. Event names are constants, so there are few. */
class EventLimit {
  readonly #windows = new Map<string, Window>();

  /** Whether a line of this event may be written now, and how many were suppressed since the last one. */
  admit(event: string, now: Instant): { readonly isAdmitted: boolean; readonly suppressed: number } {
    const previous = this.#windows.get(event);
    const window =
      previous && isValidAt(previous, now)
        ? previous
        : { ...createValidity(now, minuteSeconds), lines: 0, suppressed: previous?.suppressed ?? 0 };
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

/** Patterns of secrets and personal data, with their replacements. */
const secrets: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer …'],
  // What follows the address of a school's account at the ticketing.
  [/\/(educatie\/gebruiker|education\/user)[^\s"'?#]*/gi, '/$1…'],
  [/\b(token|hash|score_?hash|preview|secret|password|signature|email)=[^&\s"']+/gi, '$1=…'],
  [/\/\/[^/\s:@]+:[^/\s@]+@/g, '//…@'],
  // Only from the first character of a word on: trying at each one takes milliseconds for an address of 8 kB.
  [/(?<![\w.+-])[\w.+-]+@[\w-]{1,63}(\.[\w-]{1,63}){1,4}/g, '…@…'],
];

/** Replaces tokens, hashes, passwords and e-mail addresses. */
export function redactSecrets(text: string): string {
  return secrets.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}

/** Why a log line was dropped: the event's rate limit, a full buffer, or a failed write. */
export type LogDropReason = 'limited' | 'overflow' | 'write_failed';

/** The buffer size for a slow or full destination; more lines are dropped. */
const maxBufferedBytes = 1024 * 1024;

/** How long a final flush may take. */
const flushTimeoutMs = 1000;

/**
 * Writes log lines to standard output, off the main thread. It never throws and never blocks: while the destination is full, slow or unavailable, lines
 * are held in a bounded buffer, lines that do not fit are dropped and counted, and every new line retries.
 */
export class LogOutput {
  readonly #stream: SonicBoom;

  /** `onLoss` is called for every dropped line and every failed write. */
  constructor(onLoss: (loss: LogDropReason) => void) {
    // Node makes a pipe non-blocking when `process.stdout` is first read: a blocked write would hold a thread and delay the exit.
    const dest = process.stdout.fd;
    // Without a minimum length the stream would report a flush as complete too early.
    // Not `pino.destination`: it writes what is left at the exit, which a full disk would prevent.
    this.#stream = new SonicBoom({ dest, sync: false, minLength: 1, maxLength: maxBufferedBytes });
    this.#stream.on('error', () => onLoss('write_failed'));
    this.#stream.on('drop', () => onLoss('overflow'));
  }

  /** Writes a complete line, including its line end. */
  write(line: string): void {
    this.#stream.write(line);
  }

  /** Resolves when all lines are written, a write has failed, or a second has passed. Never rejects. */
  flush(): Promise<void> {
    return new Promise((resolve) => {
      const timeout = setTimeout(resolve, flushTimeoutMs);
      this.#stream.flush(() => {
        clearTimeout(timeout);
        resolve();
      });
    });
  }
}
