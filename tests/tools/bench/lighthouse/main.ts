import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { type Audit, audit, installLighthouse } from '#tests/tools/bench/lighthouse/audit.ts';
import {
  type AuditedTemplate,
  auditedTemplates,
  hiddenTemplates,
  quickestTemplates,
} from '#tests/tools/bench/lighthouse/audited-pages.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import {
  atLeast,
  atMost,
  formatNumber,
  type Goal,
  type Report,
  selectNamed,
  skipped,
} from '#tests/tools/bench/support/report.ts';
import { currentSeason, notBuilt, startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

type Score = Exclude<keyof Audit, 'failed'>;

/** The audits of a page. */
interface AuditedPage {
  readonly template: AuditedTemplate;
  readonly locale: Locale;
  readonly audits: readonly Audit[];
}

/** `npm run lighthouse`, or `npm run lighthouse -- home event`: audits a page of every template in both languages on a simulated phone. */
async function lighthouse(templates: Readonly<Record<string, number>>): Promise<Report> {
  const reason = notBuilt();
  if (reason !== undefined) return skipped(reason);
  const program = await installLighthouse();
  const { season, clock } = currentSeason();
  const site = await startBenchSite(season, clock);
  const chromePath = findBrowser();
  const chromium = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const pages: AuditedPage[] = [];
    for (const locale of locales) {
      for (const [name, times] of Object.entries(templates)) {
        const template = name as AuditedTemplate;
        const url = site.url + findPagePath(season, template, locale);
        const audits: Audit[] = [];
        while (audits.length < times) audits.push(await audit(program, url, locale, chromium.port));
        pages.push({ template, locale, audits });
      }
    }
    return createReport(pages);
  } finally {
    chromium.kill();
    await site.close();
  }
}

const columns: Readonly<Record<string, Score>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'bestPractices',
  SEO: 'seo',
  LCP: 'lcp',
  TBT: 'tbt',
  CLS: 'cls',
};

function createReport(pages: readonly AuditedPage[]): Report {
  const quick = pages.filter(({ template }) => quickestTemplates.includes(template));
  const main = pages.filter(({ template }) => template === 'home' || template === 'eventOverview');
  const indexed = pages.filter(({ template }) => !hiddenTemplates.includes(template));
  const highest = (some: readonly AuditedPage[], score: Score) =>
    Math.max(...some.map((page) => medianOf(page, score)));
  return {
    tables: [
      {
        title: 'Pages on a simulated phone, LCP and TBT in milliseconds',
        head: ['page', ...Object.keys(columns), 'failed'],
        rows: pages.map((page) => [
          nameOf(page),
          ...Object.values(columns).map((score) => formatNumber(medianOf(page, score))),
          [...new Set(page.audits.flatMap(({ failed }) => failed))].join(', '),
        ]),
        isDetail: true,
      },
    ],
    goals: [
      lowest('performance', pages, 'performance', 95),
      lowest('performance of home and calendar', main, 'performance', 98),
      atMost(`largest TBT of ${quickestTemplates.join(', ')}`, highest(quick, 'tbt'), 80, ' ms'),
      lowest('accessibility', pages, 'accessibility', 100),
      lowest('best practices', pages, 'bestPractices', 100),
      lowest('SEO of a page that may be indexed', indexed, 'seo', 100),
      atMost('largest layout shift', highest(pages, 'cls'), 0),
    ],
    notes: [],
  };
}

function lowest(what: string, pages: readonly AuditedPage[], score: Score, least: number): Goal {
  const below = pages.filter((page) => medianOf(page, score) < least).map(nameOf);
  const measured = Math.min(...pages.map((page) => medianOf(page, score)));
  return atLeast(`lowest ${what}`, measured, least, '', below.join(', '));
}

function medianOf({ audits }: AuditedPage, score: Score): number {
  return median(audits.map((one) => one[score]));
}

function nameOf({ template, locale }: AuditedPage): string {
  return `${template} (${locale})`;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: recordOption });
const selected = selectNamed<number>(auditedTemplates, positionals);
await publish({ lighthouse: () => lighthouse(selected) }, values.record);
