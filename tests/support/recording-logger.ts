import type { LogFields, Logger } from '#ports/logger.port.ts';

interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly facts: LogFields;
  readonly cause?: unknown;
}

/** A logger that records its events for tests. */
export class RecordingLogger implements Logger {
  #entries: readonly LogEntry[] = [];

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** The names of the recorded events, in order. */
  get events(): readonly string[] {
    return this.#entries.map(({ event }) => event);
  }

  info(event: string, facts: LogFields = {}): void {
    this.#record({ level: 'info', event, facts });
  }

  warn(event: string, facts: LogFields = {}): void {
    this.#record({ level: 'warn', event, facts });
  }

  error(event: string, facts: LogFields = {}, cause?: unknown): void {
    this.#record({ level: 'error', event, facts, ...(cause === undefined ? {} : { cause }) });
  }

  #record(entry: LogEntry): void {
    this.#entries = [...this.#entries, entry];
  }
}
