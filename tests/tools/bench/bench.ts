import { parseArgs } from 'node:util';
import { bytes } from '#tests/tools/bench/bytes/bytes.ts';
import { dev } from '#tests/tools/bench/dev/dev.ts';
import { functions } from '#tests/tools/bench/functions/functions.ts';
import { mainThread } from '#tests/tools/bench/main-thread/main-thread.ts';
import { pages } from '#tests/tools/bench/pages/pages.ts';
import { renders } from '#tests/tools/bench/renders/renders.ts';
import { scale } from '#tests/tools/bench/scale/scale.ts';
import { search } from '#tests/tools/bench/search/search.ts';
import { structure } from '#tests/tools/bench/structure/structure.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import { type Benchmark, selectNamed } from '#tests/tools/bench/support/report.ts';

/** `npm run bench`, or `npm run bench -- bytes renders --record`: prints what it measures; fails only if it cannot measure. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...recordOption,
    profile: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
});
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);

const benchmarks: Readonly<Record<string, Benchmark>> = {
  bytes,
  dev,
  functions,
  'main-thread': (atEnd) => mainThread(atEnd, rounds),
  pages: (atEnd) => pages(atEnd, rounds),
  renders: () => renders(rounds, values.profile),
  scale,
  search: (atEnd) => search(atEnd, rounds),
  structure,
};

await publish(selectNamed(benchmarks, positionals), values.record);
