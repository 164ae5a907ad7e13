import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';

const times = { perRound: 20_000, rounds: 25, warmUp: 5 };

/** Measures the CPU time of a cache hit in microseconds, compared with the same call without a cache. */
export async function benchDataHits(): Promise<Report> {
  const answer = anEventPage();
  const cache = new DataCache({
    clock: new ManualClock(createInstant(0)),
    timer: new SystemTimer(),
    logger: new SilentLogger(),
    onRead: () => {},
  });
  const question = {
    key: 'page nl mahler',
    partition: 'pages',
    ttl: { lifetimeSeconds: 300, staleIfErrorSeconds: 0 },
    fetch: async () => answer,
  } as const;
  const remembered: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < times.rounds; round += 1) {
    remembered.push(await microseconds(() => cache.getOrFetch(question)));
    bare.push(await microseconds(async () => answer));
  }
  const [hit, nothing] = [remembered, bare].map((values) => median(values.slice(times.warmUp)));
  const overhead = (hit ?? 0) - (nothing ?? 0);
  return {
    tables: [
      {
        title: 'A cached answer, microseconds of CPU time',
        head: ['', 'µs'],
        rows: [
          ['cached', formatNumber(hit ?? 0)],
          ['a resolved promise of it', formatNumber(nothing ?? 0)],
        ],
      },
    ],
    goals: [
      {
        name: 'cost of a cache hit',
        measured: overhead,
        unit: ' µs',
        bound: { kind: 'atMost', value: 5 },
      },
    ],
    notes: [],
  };
}

async function microseconds(read: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let one = 0; one < times.perRound; one += 1) await read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times.perRound;
}
