import type { Instant } from '#domain/time/instant.ts';
import { instantOf } from '#domain/time/instant.ts';

/** When every end-to-end test takes place, in the hall, on the server and in the browser: a Friday afternoon before the concert. */
export const afternoon = instantOf('2026-11-20T14:00:00+01:00') as Instant;
