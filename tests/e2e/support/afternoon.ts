import type { Instant } from '#domain/time/instant.ts';
import { parseInstant } from '#domain/time/instant.ts';

/**
 * The time of every end-to-end test, in the hall, on the server and in the browser: a Friday afternoon before the concert.
 */
export const afternoon = parseInstant('2026-11-20T14:00:00+01:00') as Instant;
