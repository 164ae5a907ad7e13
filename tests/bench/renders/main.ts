import { renderContest } from '#tests/bench/renders/contest.ts';

/** A separate program, built like the site for production; its last line is the report. */
console.log(JSON.stringify(await renderContest()));
