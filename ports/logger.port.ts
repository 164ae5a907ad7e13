import { type Token, token } from '#ports/token.ts';

/**
 * Telling the people who run the site. Every event is written, in order; an adapter may leave out one that repeats too often, and
 * none throws. `event` is a constant name (`cms.item-dropped`), `facts` are small and hold nothing personal: no user id, hash,
 * e-mail or token.
 */
export interface Logger {
  /** Something worth knowing while all is well. */
  info(event: string, facts?: LogFacts): void;
  /** Something is not as it should be, and the site went on. */
  warn(event: string, facts?: LogFacts): void;
  /** Something failed. `cause` is the error, where there is one; its stack goes to the log and nowhere else. */
  error(event: string, facts?: LogFacts, cause?: unknown): void;
}

/** What a log line is about: small plain values by name, nothing nested, nothing personal. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>;

export const Logger: Token<Logger> = token<Logger>('Logger');
