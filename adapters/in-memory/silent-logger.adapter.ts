import type { Logger } from '#ports/logger.port.ts';

/** Tells nobody. */
export class SilentLogger implements Logger {
  info(): void {}
  warn(): void {}
  error(): void {}
}
