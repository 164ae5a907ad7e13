import type { Logger } from '#ports/logger.port.ts';

/** Drops every line, for a test that does not look at the log. It keeps the shape of Logger and none of its promises. */
export class SilentLogger implements Logger {
  info(): void {}
  warn(): void {}
  error(): void {}
}
