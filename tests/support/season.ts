import { createHall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';

/** The season of the demo on the afternoon of the browser tests, generated once for all test files of a process: it takes seconds. */
export const season = createHall(1888, afternoon);
