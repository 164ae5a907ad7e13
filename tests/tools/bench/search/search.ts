import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import type { IndexedDocument } from '#domain/hall/edition.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { readArchive } from '#tests/tools/bench/search/archive.ts';
import {
  type NamedCalendarQuery,
  namedCalendarQueries,
} from '#tests/tools/bench/search/named-calendar-queries.ts';
import { webTier } from '#tests/tools/bench/search/web-tier.ts';
import { formatNumber, type Outcome, type Report, type Table } from '#tests/tools/bench/support/report.ts';
import { notBuilt } from '#tests/tools/bench/support/running-site.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';

const sizes = [1000, 5000, Number.POSITIVE_INFINITY];

/** How often each query is measured for each size, after a warm-up. */
const times = 21;
const warmUp = 4;

/** Measures a calendar while the number of concerts grows: the web tier alone, and the whole query with the search. */
export async function search(): Promise<Outcome> {
  const archive = readArchive();
  if (archive.kind === 'absent') return { kind: 'skipped', reason: archive.reason };
  const halls = sizes.map((size) => archive.documents.slice(-size));
  const reason = notBuilt();
  const tier =
    reason === undefined ? await webTier(halls) : left(`the web tier's own work is left out: ${reason}`);
  const { tables, goals, notes } = tier;
  return { kind: 'measured', report: { tables: [...tables, await measureAllHits(halls)], goals, notes } };
}

function left(note: string): Report {
  return { tables: [], goals: [], notes: [note] };
}

/** Measures the calendar's query from the site's adapter to the sandbox's database and back. */
async function measureAllHits(halls: readonly (readonly IndexedDocument[])[]): Promise<Table> {
  const sandboxes: Sandbox[] = [];
  try {
    for (const documents of halls) sandboxes.push(await startSandboxWith(documents));
    return createTable(halls, await runQueries(sandboxes.map(indexOf)));
  } finally {
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  }
}

function startSandboxWith(documents: readonly IndexedDocument[]): Promise<Sandbox> {
  return startSandbox({ hall: aHall({ nl: { documents } }), port: 0, directory: ':memory:' });
}

function indexOf({ urls }: Sandbox): SearchIndexPort {
  return createGraphqlSearchIndex({
    url: urls.cms,
    token: 'sandbox-elasticsearch',
    fetch: globalThis.fetch,
    logger: new SilentLogger(),
    timeoutMs: 60_000,
  });
}

/** The result of one query for one size: the number of concerts, and the milliseconds of each run. */
interface QueryRuns {
  readonly count: number;
  readonly durations: readonly number[];
}

/** Runs every query for every size in turns, so that changes of the machine's speed affect all of them. */
async function runQueries(indexes: readonly SearchIndexPort[]): Promise<readonly (readonly QueryRuns[])[]> {
  const rounds: QueryRuns[][][] = [];
  for (let round = 0; round < warmUp + times; round += 1) {
    const answers: QueryRuns[][] = [];
    for (const { question } of namedCalendarQueries) {
      const row: QueryRuns[] = [];
      for (const index of indexes) row.push(await timed(index, question));
      answers.push(row);
    }
    rounds.push(answers);
  }
  const counted = rounds.slice(warmUp);
  return namedCalendarQueries.map((_, row) =>
    indexes.map((__, size) => ({
      count: counted[0]?.[row]?.[size]?.count ?? 0,
      durations: counted.flatMap((answers) => answers[row]?.[size]?.durations ?? []),
    })),
  );
}

async function timed(index: SearchIndexPort, question: NamedCalendarQuery['question']): Promise<QueryRuns> {
  const started = performance.now();
  const { count } = await index.events(question);
  return { count, durations: [performance.now() - started] };
}

function createTable(
  halls: readonly (readonly unknown[])[],
  answers: readonly (readonly QueryRuns[])[],
): Table {
  const all = halls.map(({ length }) => length);
  const growth = (row: readonly number[]) => formatNumber((row.at(-1) ?? 0) / (row[0] ?? 1));
  return {
    title: `The whole query over HTTP, median milliseconds of ${times} (in brackets: concerts found)`,
    head: ['query', ...all.map((size) => `of ${size}`), 'growth'],
    rows: [
      ...answers.map((row, at) => {
        const medians = row.map(({ durations }) => median(durations));
        return [
          namedCalendarQueries[at]?.name ?? '',
          ...row.map(({ count }, size) => `${formatNumber(medians[size] ?? 0)} (${count})`),
          growth(medians),
        ];
      }),
      ['concerts', ...all.map(String), growth(all)],
    ],
  };
}
