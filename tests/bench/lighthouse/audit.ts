import lighthouse, { type RunnerResult } from 'lighthouse';
import type { Locale } from '#domain/locale/locale.ts';

/** What Lighthouse says of a page: scores of 0 to 100, and what was not perfect. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds until the largest thing stood there, and how far things moved. */
  readonly lcp: number;
  readonly cls: number;
  /** Milliseconds in which the page could not answer. */
  readonly tbt: number;
  /** Audits outside performance that failed, by their id. */
  readonly failed: readonly string[];
}

/**
 * Looks at a page as a middling telephone on a slow network does, of somebody who reads its language, in a Chromium that listens
 * on `port`; once more where a look comes to nothing, as one in a hundred does. Rejects where the second does too.
 */
export async function audit(url: string, locale: Locale, port: number): Promise<Audit> {
  const report = (await look(url, locale, port)) ?? (await look(url, locale, port));
  if (!report) throw new Error(`Lighthouse could not measure ${url}.`);
  return auditOf(report);
}

async function look(url: string, locale: Locale, port: number): Promise<RunnerResult['lhr'] | null> {
  const result = await lighthouse(url, {
    port,
    extraHeaders: { 'Accept-Language': locale },
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  return typeof result?.lhr.categories['performance']?.score === 'number' ? result.lhr : null;
}

function auditOf({ audits, categories }: RunnerResult['lhr']): Audit {
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
