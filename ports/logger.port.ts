import { type Token, createToken } from '#ports/token.ts';

/**
 * Structured logging. Events are written in order; an adapter may drop events that repeat too often, and none throws. `event` is a
 * constant name (`cms.item-dropped`), `facts` are small and contain no personal data: no user id, hash, e-mail address or token.
 */
export interface Logger {
  /** A notable event without a problem. */
  info(event: string, facts?: LogFields): void;
  /** A problem that the site could work around. */
  warn(event: string, facts?: LogFields): void;
  /** A failure. `cause` is the error, if any; its stack is only written to the log. */
  error(event: string, facts?: LogFields, cause?: unknown): void;
}

/** The fields of a log event: plain values by name, not nested, not personal. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export const Logger: Token<Logger> = createToken<Logger>('Logger');
