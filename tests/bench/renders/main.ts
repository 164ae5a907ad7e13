import { renderContest } from '#tests/bench/renders/contest.ts';

/** Runs by itself, built as the site is for production; the last line is the report. */
console.log(JSON.stringify(await renderContest()));
