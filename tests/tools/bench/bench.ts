import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { bytes } from '#tests/tools/bench/bytes/bytes.ts';
import { calendars } from '#tests/tools/bench/calendars/calendars.ts';
import { dev } from '#tests/tools/bench/dev/dev.ts';
import { figures } from '#tests/tools/bench/figures/figures.ts';
import { mainThread } from '#tests/tools/bench/main-thread/main-thread.ts';
import { pages } from '#tests/tools/bench/pages/pages.ts';
import { renders } from '#tests/tools/bench/renders/renders.ts';
import { scale } from '#tests/tools/bench/scale/scale.ts';
import { search } from '#tests/tools/bench/search/search.ts';
import { structure } from '#tests/tools/bench/structure/structure.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import type { Outcome } from '#tests/tools/bench/support/report.ts';

/** How many rounds a benchmark in a browser has; each visits each contender twice. */
const defaultRounds = '3';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...recordOption,
    profile: { type: 'boolean', default: false },
    rounds: { type: 'string', default: defaultRounds },
  },
});

const benchmarks: Readonly<Record<string, () => Promise<Outcome>>> = {
  bytes,
  calendars,
  dev,
  figures,
  'main-thread': () => mainThread(Number(values.rounds)),
  pages,
  renders: () => renders(values.profile),
  scale,
  search,
  structure,
};

/** `npm run bench`, or `npm run bench -- bytes renders --record`: prints what it measures; fails only if it cannot measure. */
process.exitCode = isProduction() ? await measured(positionals) : againAsProduction();

/** React, the router and the site are different and slower code in development mode. */
function isProduction(): boolean {
  return process.env['NODE_ENV'] === 'production';
}

function againAsProduction(): number {
  const words = [...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, words, { env, stdio: 'inherit' }).status ?? 1;
}

async function measured(names: readonly string[]): Promise<number> {
  const wrong = names.filter((name) => !(name in benchmarks));
  if (wrong.length > 0) {
    console.error(`There is no benchmark ${wrong.join(', ')}: ${Object.keys(benchmarks).join(', ')}.`);
    return 1;
  }
  let code = 0;
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}\n`);
    try {
      publish(name, await benchmark(), values.record);
    } catch (error) {
      console.error(`  broken  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      code = 1;
    }
  }
  return code;
}
