import { hallAt, november } from '#tests/fixtures/hall/kit/halls.ts';

/** The season of the demo on the afternoon of the browser tests, generated once for all test files of a process: it takes seconds. */
export const season = hallAt(november);
