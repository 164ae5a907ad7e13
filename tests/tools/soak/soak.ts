import { spawnSync } from 'node:child_process';
import { hall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { formatReport, isMet, type Report } from '#tests/tools/bench/support/report.ts';
import { notBuilt } from '#tests/tools/bench/support/running-site.ts';
import { soakCmsOutage } from '#tests/tools/soak/cms-outage.ts';
import { constantLoad } from '#tests/tools/soak/constant-load.ts';
import { crawl } from '#tests/tools/soak/crawl.ts';
import { flood } from '#tests/tools/soak/flood.ts';
import { instanceKilled } from '#tests/tools/soak/instance-killed.ts';
import { manyRenders } from '#tests/tools/soak/many-renders.ts';
import { overload } from '#tests/tools/soak/overload.ts';
import { slowVisitors } from '#tests/tools/soak/slow-visitors.ts';
import { parseSoakOptions, type SoakOptions, type SoakPart } from '#tests/tools/soak/soak-options.ts';
import { upgrade } from '#tests/tools/soak/upgrade.ts';

const parts: Readonly<Record<SoakPart, (options: SoakOptions) => Promise<Report>>> = {
  load: ({ seconds }) => constantLoad(season(), seconds),
  renders: ({ renders }) => manyRenders(season(), renders),
  away: ({ seconds }) => soakCmsOutage(season(), seconds),
  flood: ({ seconds }) => flood(season(), seconds),
  overload: (options) => overload(season(), options),
  words: (options) => overload(season(), options, 'words'),
  slow: ({ seconds }) => slowVisitors(seconds),
  killed: ({ seconds }) => instanceKilled(season(), seconds),
  upgrade: ({ seconds }) => upgrade(season(), seconds),
  crawl,
};

/** `npm run soak`: long-running tests. Fails if a goal is missed. */
process.exitCode = process.execArgv.includes('--expose-gc') ? await runSoak() : restartWithGc();

/** Restarts the process with `--expose-gc`, which the memory measurement needs. */
function restartWithGc(): number {
  const words = ['--expose-gc', ...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, words, { env, stdio: 'inherit' }).status ?? 1;
}

async function runSoak(): Promise<number> {
  const reading = parseSoakOptions(process.argv.slice(2));
  const reason = reading.kind === 'refused' ? reading.reason : notBuilt();
  if (reading.kind === 'refused' || reason !== undefined) {
    console.error(reason);
    return 1;
  }
  let code = 0;
  for (const part of reading.options.parts) {
    console.log(`\n${part}\n`);
    const report = await parts[part](reading.options);
    for (const line of formatReport(report)) console.log(line);
    if (!report.goals.every(isMet)) code = 1;
  }
  return code;
}

function season() {
  return hall(1888, afternoon);
}
