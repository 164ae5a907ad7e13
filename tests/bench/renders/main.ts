import { compareRenderers } from '#tests/bench/renders/compare-renderers.ts';

/** A separate program, built like the site for production; its last line is the report. */
console.log(JSON.stringify(await compareRenderers()));
