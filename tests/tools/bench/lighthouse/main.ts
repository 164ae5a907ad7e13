import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Template } from '#domain/page/page.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { type Audit, audit } from '#tests/tools/bench/lighthouse/audit.ts';
import {
  type AuditedPage,
  auditedPages,
  auditedTemplates,
  unauditedTemplates,
} from '#tests/tools/bench/lighthouse/audited-pages.ts';
import { installLighthouse } from '#tests/tools/bench/lighthouse/install.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import { formatNumber, type Goal, type Report } from '#tests/tools/bench/support/report.ts';
import { notBuilt, startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

interface Audited {
  readonly page: AuditedPage;
  readonly audits: readonly Audit[];
}

/** `npm run lighthouse`, or `npm run lighthouse -- home event`: audits a page of every template on a simulated phone. */
async function main(kinds: readonly string[], isRecorded: boolean): Promise<void> {
  const wrong = unauditedTemplates(kinds);
  if (wrong.length > 0) {
    console.error(`There is no template ${wrong.join(', ')} to look at: ${auditedTemplates.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const reason = notBuilt();
  if (reason !== undefined) return console.log(`  skipped  ${reason}`);
  const program = await installLighthouse();
  // A season around the current time: a concert that is over by the browser's clock is rendered again.
  const clock = new SystemClock();
  const season = hall(1888, clock.now());
  const pages = auditedPages(season, kinds);
  const site = await startBenchSite(season, clock);
  const chromePath = findBrowser();
  const chromium = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const audited: Audited[] = [];
    for (const page of pages) audited.push(await auditedPage(page, site.url, chromium.port, program));
    publish('lighthouse', { kind: 'measured', report: createReport(audited) }, isRecorded);
  } finally {
    chromium.kill();
    await site.close();
  }
}

async function auditedPage(
  page: AuditedPage,
  origin: string,
  port: number,
  program: string,
): Promise<Audited> {
  const audits: Audit[] = [];
  for (let time = 0; time < page.times; time += 1)
    audits.push(await audit(program, `${origin}${page.address}`, page.locale, port));
  return { page, audits };
}

/** The pages with a goal for the time in which they do not react. */
const quickest: readonly Template[] = [
  'home',
  'eventOverview',
  'event',
  'recommendation',
  'educationOverview',
];

function createReport(audited: readonly Audited[]): Report {
  const summaries = audited.map(({ page, audits }) => {
    const of = (name: Exclude<keyof Audit, 'failed'>) => median(audits.map((one) => one[name]));
    return { page, of, failed: [...new Set(audits.flatMap(({ failed }) => failed))] };
  });
  const rows = summaries.map(({ page, of, failed }) => [
    `${page.kind} (${page.locale})`,
    ...(['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'cls'] as const).map((name) =>
      formatNumber(of(name)),
    ),
    failed.join(', '),
  ]);
  const pages = (isMeant: (page: AuditedPage) => boolean = () => true) =>
    summaries.filter(({ page }) => isMeant(page));
  const lowest = (what: string, name: Exclude<keyof Audit, 'failed'>, value: number, of = pages()): Goal => ({
    name: `lowest ${what}`,
    measured: Math.min(...of.map((one) => one.of(name))),
    unit: '',
    bound: { kind: 'atLeast', value },
    detail: of
      .filter((one) => one.of(name) < value)
      .map(({ page }) => `${page.kind} (${page.locale})`)
      .join(', '),
  });
  const quick = pages(({ kind }) => quickest.includes(kind));
  return {
    tables: [
      {
        title: 'Pages on a simulated phone, LCP and TBT in milliseconds',
        head: [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'LCP',
          'TBT',
          'CLS',
          'failed',
        ],
        rows,
        isDetail: true,
      },
    ],
    goals: [
      lowest('performance', 'performance', 95),
      lowest(
        'performance of home and calendar',
        'performance',
        98,
        pages(({ kind }) => kind === 'home' || kind === 'eventOverview'),
      ),
      {
        name: `largest TBT of ${quickest.join(', ')}`,
        measured: Math.max(...quick.map(({ of }) => of('tbt'))),
        unit: ' ms',
        bound: { kind: 'atMost', value: 80 },
      },
      lowest('accessibility', 'accessibility', 100),
      lowest('best practices', 'bestPractices', 100),
      lowest(
        'SEO of a page that may be indexed',
        'seo',
        100,
        pages(({ isIndexed }) => isIndexed),
      ),
      {
        name: 'largest layout shift',
        measured: Math.max(...summaries.map(({ of }) => of('cls'))),
        unit: '',
        bound: { kind: 'atMost', value: 0 },
      },
    ],
    notes: [],
  };
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: recordOption });
await main(positionals, values.record);
