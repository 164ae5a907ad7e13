import type { Logger } from '#ports/logger.port.ts';

/** A logger that drops everything, for tests that do not check the log. */
export class SilentLogger implements Logger {
  info(): void {}
  warn(): void {}
  error(): void {}
}
