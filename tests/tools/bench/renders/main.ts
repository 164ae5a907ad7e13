import { compareRenderers } from '#tests/tools/bench/renders/compare-renderers.ts';
import { profileRender } from '#tests/tools/bench/renders/profile-render.ts';

/** A separate program, built like the site for production; its last line is the report. */
console.log(JSON.stringify(await (process.argv[2] === 'profile' ? profileRender() : compareRenderers())));
