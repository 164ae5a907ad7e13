import type { LogFields, Logger } from '#ports/logger.port.ts';

/** Logs to the browser's console, for developers. */
export class ConsoleLogger implements Logger {
  readonly #console: Pick<Console, 'info' | 'warn' | 'error'>;

  constructor(target: Pick<Console, 'info' | 'warn' | 'error'> = console) {
    this.#console = target;
  }

  info(event: string, facts: LogFields = {}): void {
    this.#console.info(event, facts);
  }

  warn(event: string, facts: LogFields = {}): void {
    this.#console.warn(event, facts);
  }

  error(event: string, facts: LogFields = {}, cause?: unknown): void {
    this.#console.error(event, facts, ...(cause === undefined ? [] : [cause]));
  }
}
