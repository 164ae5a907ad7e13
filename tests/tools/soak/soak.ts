import { parseArgs } from 'node:util';
import { type Benchmark, isMet, printReports, selectNamed } from '#tests/tools/bench/support/report.ts';
import { requireBuild } from '#tests/tools/bench/support/running-site.ts';
import { soakCmsOutage } from '#tests/tools/soak/cms-outage.ts';
import { constantLoad } from '#tests/tools/soak/constant-load.ts';
import { crawl } from '#tests/tools/soak/crawl.ts';
import { flood } from '#tests/tools/soak/flood.ts';
import { manyRenders } from '#tests/tools/soak/many-renders.ts';
import { overload } from '#tests/tools/soak/overload.ts';
import { slowVisitors } from '#tests/tools/soak/slow-visitors.ts';
import { upgrade } from '#tests/tools/soak/upgrade.ts';

/** `npm run soak`, or `npm run soak -- load flood --seconds 60`: long-running tests. Fails if a goal is missed. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    renders: { type: 'string', default: '200000' },
    // The Node binary that runs the site in `overload` and `words`.
    node: { type: 'string', default: process.execPath },
  },
});
const [seconds, renders] = [Number(values.seconds), Number(values.renders)];
if (!(seconds > 0 && renders > 0)) throw new Error('The durations must be positive numbers.');

const parts: Readonly<Record<string, Benchmark>> = {
  load: (atEnd) => constantLoad(atEnd, seconds),
  renders: (atEnd) => manyRenders(atEnd, renders),
  away: (atEnd) => soakCmsOutage(atEnd, seconds),
  flood: (atEnd) => flood(atEnd, seconds),
  overload: (atEnd) => overload(atEnd, 'overload', seconds, values.node),
  words: (atEnd) => overload(atEnd, 'words', seconds, values.node),
  slow: (atEnd) => slowVisitors(atEnd, seconds),
  upgrade: (atEnd) => upgrade(atEnd, seconds),
  crawl,
};

const selected = selectNamed(parts, positionals);
requireBuild();
let isAllMet = true;
const isWhole = await printReports(selected, (_, { goals }) => {
  isAllMet &&= goals.every(isMet);
});
if (!isWhole || !isAllMet) process.exitCode = 1;
