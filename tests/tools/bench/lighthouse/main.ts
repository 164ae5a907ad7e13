import { parseArgs } from 'node:util';
import { max, median, min } from 'simple-statistics';
import { locales } from '#domain/locale/locale.ts';
import {
  type Audit,
  audit,
  installLighthouse,
  listFailures,
  measures,
} from '#tests/tools/bench/lighthouse/audit.ts';
import {
  type AuditedTemplate,
  auditedTemplates,
  hiddenTemplates,
  quickestTemplates,
} from '#tests/tools/bench/lighthouse/audited-pages.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import {
  type AtEnd,
  atLeast,
  atMost,
  type Goal,
  isMet,
  type Report,
  selectNamed,
} from '#tests/tools/bench/support/report.ts';
import { currentSeason, startBenchSite } from '#tests/tools/bench/support/running-site.ts';

/** The audits of a page. */
interface AuditedPage {
  readonly name: string;
  readonly template: AuditedTemplate;
  readonly audits: readonly Audit[];
}

type Measure = keyof typeof measures;

/** `npm run lighthouse`, or `npm run lighthouse -- home event`: audits a page of every template in both languages on a simulated phone. */
async function lighthouse(atEnd: AtEnd, templates: Readonly<Record<string, number>>): Promise<Report> {
  const { season, clock } = currentSeason();
  const site = await startBenchSite(atEnd, season, clock);
  const program = await installLighthouse();
  const pages: AuditedPage[] = [];
  for (const locale of locales) {
    for (const [name, times] of Object.entries(templates)) {
      const template = name as AuditedTemplate;
      const url = site.url + findPagePath(season, template, locale);
      const audits: Audit[] = [];
      while (audits.length < times) audits.push(await audit(program, url, locale));
      pages.push({ name: `${name} (${locale})`, template, audits });
    }
  }
  return createReport(pages);
}

function createReport(pages: readonly AuditedPage[]): Report {
  const isQuick = ({ template }: AuditedPage) => quickestTemplates.includes(template);
  const isMain = ({ template }: AuditedPage) => template === 'home' || template === 'eventOverview';
  const isIndexed = ({ template }: AuditedPage) => !hiddenTemplates.includes(template);
  const all = Object.keys(measures) as Measure[];
  return {
    tables: [
      {
        title: 'Pages on a simulated phone, LCP and TBT in milliseconds',
        head: ['page', ...all, 'failed'],
        rows: pages.map((page) => [
          page.name,
          ...all.map((measure) => valueOf(page, measure)),
          [...new Set(page.audits.flatMap(listFailures))].join(', '),
        ]),
        isDetail: true,
      },
    ],
    goals: [
      ...worst(atLeast, 'lowest performance', pages, 'performance', 95),
      ...worst(atLeast, 'lowest performance of home and calendar', pages.filter(isMain), 'performance', 98),
      ...worst(
        atMost,
        `largest TBT of ${quickestTemplates.join(', ')}`,
        pages.filter(isQuick),
        'TBT',
        80,
        ' ms',
      ),
      ...worst(atLeast, 'lowest accessibility', pages, 'accessibility', 100),
      ...worst(atLeast, 'lowest best practices', pages, 'best practices', 100),
      ...worst(atLeast, 'lowest SEO of a page that may be indexed', pages.filter(isIndexed), 'SEO', 100),
      ...worst(atMost, 'largest layout shift', pages, 'CLS', 0),
    ],
  };
}

/** A goal for the worst of some pages, with the names of all that miss it; none without pages. */
function worst(
  goal: typeof atLeast,
  name: string,
  pages: readonly AuditedPage[],
  measure: Measure,
  bound: number,
  unit?: string,
): readonly Goal[] {
  const goals = pages.map((page) => ({ page, ...goal(name, valueOf(page, measure), bound, unit) }));
  const missing = goals.filter((one) => !isMet(one)).map(({ page }) => page.name);
  const values = goals.map(({ measured }) => measured);
  const least = goal === atLeast ? min : max;
  return values.length > 0 ? [goal(name, least(values), bound, unit, missing.join(', '))] : [];
}

/** The median of all audits of a page. */
function valueOf({ audits }: AuditedPage, measure: Measure): number {
  return median(audits.map(measures[measure]));
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: recordOption });
const selected = selectNamed<number>(auditedTemplates, positionals);
await publish({ lighthouse: (atEnd) => lighthouse(atEnd, selected) }, values.record);
