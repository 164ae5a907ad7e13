import { parseArgs } from 'node:util';
import { flood } from '#tests/tools/bench/flood/flood.ts';
import { type Benchmark, isMet, printReports } from '#tests/tools/bench/support/report.ts';

/** `npm run soak`, or `npm run soak -- words --seconds 60`: floods of the built site. The exit code is 1 if a goal is missed. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '600' } },
});
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('The duration must be a positive number of seconds.');

const floods: Readonly<Record<string, Benchmark>> = {
  overload: (atEnd) => flood(atEnd, 'overload', seconds),
  words: (atEnd) => flood(atEnd, 'words', seconds),
};

let isAllMet = true;
const isWhole = await printReports(floods, positionals, (_, { goals }) => {
  isAllMet &&= goals.every(isMet);
});
if (!isWhole || !isAllMet) process.exitCode = 1;
