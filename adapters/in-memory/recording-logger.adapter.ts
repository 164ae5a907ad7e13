import type { LogFacts, Logger } from '#ports/logger.port.ts';

interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly facts: LogFacts;
  readonly cause?: unknown;
}

/** Keeps what it is told, for whoever wants to look. */
export class RecordingLogger implements Logger {
  #entries: readonly LogEntry[] = [];

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** The names of what was told, in order. */
  get events(): readonly string[] {
    return this.#entries.map(({ event }) => event);
  }

  info(event: string, facts: LogFacts = {}): void {
    this.#keep({ level: 'info', event, facts });
  }

  warn(event: string, facts: LogFacts = {}): void {
    this.#keep({ level: 'warn', event, facts });
  }

  error(event: string, facts: LogFacts = {}, cause?: unknown): void {
    this.#keep({ level: 'error', event, facts, ...(cause === undefined ? {} : { cause }) });
  }

  #keep(entry: LogEntry): void {
    this.#entries = [...this.#entries, entry];
  }
}
