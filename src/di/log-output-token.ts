import type { LogOutput } from '#adapters/pino-logging/log-output.ts';
import { type Token, token } from '#ports/token.ts';

/** Where the lines of the server's log are written. */
export const LogOutputToken: Token<LogOutput> = token<LogOutput>('LogOutput');
