import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { measureCpuMs } from '#tests/tools/bench/support/cpu.ts';
import { atMost, formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
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
  const hit = await medianMicroseconds(() => cache.getOrFetch(question));
  const nothing = await medianMicroseconds(async () => answer);
  return {
    tables: [
      {
        title: 'A cached answer, microseconds of CPU time',
        head: ['', 'µs'],
        rows: [
          ['cached', formatNumber(hit)],
          ['a resolved promise of it', formatNumber(nothing)],
        ],
      },
    ],
    goals: [atMost('cost of a cache hit', hit - nothing, 5, ' µs')],
    notes: [],
  };
}

async function medianMicroseconds(read: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < times.rounds) {
    const spentMs = await measureCpuMs(async () => {
      for (let one = 0; one < times.perRound; one += 1) await read();
    });
    rounds.push((spentMs * 1000) / times.perRound);
  }
  return median(rounds.slice(times.warmUp));
}
