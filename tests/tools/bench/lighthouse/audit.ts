import { execa } from 'execa';
import * as v from 'valibot';
import type { Locale } from '#domain/locale/locale.ts';

/** The Lighthouse result of a page: scores from 0 to 100, and failed audits. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** The largest contentful paint in milliseconds, and the layout shift. */
  readonly lcp: number;
  readonly cls: number;
  /** The total blocking time in milliseconds. */
  readonly tbt: number;
  /** Audits outside performance that failed, by their id. */
  readonly failed: readonly string[];
}

/** What is read of Lighthouse's report. */
const reportWire = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({ score: v.nullable(v.number()), numericValue: v.optional(v.number()) }),
  ),
});

type LighthouseReport = v.InferOutput<typeof reportWire>;

/**
 * Audits a page as a mid-range phone on a slow network, with the page's language, by Lighthouse (`program`) in a Chromium that listens on
 * `port`. Retries once after a failure, which happens in one of a hundred audits. Rejects if the second one fails too.
 */
export async function audit(program: string, url: string, locale: Locale, port: number): Promise<Audit> {
  const look = async () => {
    const report = await runLighthouse(program, url, locale, port);
    return typeof report.categories['performance']?.score === 'number' ? report : null;
  };
  const report = (await look()) ?? (await look());
  if (!report) throw new Error(`Lighthouse could not measure ${url}.`);
  return toAudit(report);
}

async function runLighthouse(
  program: string,
  url: string,
  locale: Locale,
  port: number,
): Promise<LighthouseReport> {
  const { stdout } = await execa(program, [
    url,
    `--port=${port}`,
    `--extra-headers=${JSON.stringify({ 'Accept-Language': locale })}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    '--quiet',
  ]);
  return v.parse(reportWire, JSON.parse(stdout));
}

function toAudit({ audits, categories }: LighthouseReport): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => {
      const audited = audits[id];
      return weight > 0 && audited !== undefined && audited.score !== null && audited.score < 1;
    }),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(value('total-blocking-time')),
    failed: failed.map(({ id }) => id),
  };
}
