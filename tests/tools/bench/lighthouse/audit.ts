import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import type { Locale } from '#domain/locale/locale.ts';
import { root } from '#tests/root.ts';

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

const locked = join(root, 'tests/tools/bench/lighthouse/program');

/** Where Lighthouse is installed: in no other folder does a test or a tool look for sources of the project. */
const folder = join(root, 'node_modules/.cache/lighthouse');

/** Installs Lighthouse as locked in `program/`, unless it is. Resolves to its command line program; rejects if npm fails. */
export async function installLighthouse(): Promise<string> {
  const program = join(folder, 'node_modules/.bin/lighthouse');
  if (existsSync(program)) return program;
  console.log('Lighthouse is installed, once.');
  cpSync(locked, folder, { recursive: true });
  await execa('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  return program;
}

/**
 * Audits a page as a mid-range phone on a slow network, with the page's language, by Lighthouse (`program`) in a Chromium that listens on
 * `port`. Retries once after a failure, which happens in one of a hundred audits. Rejects if the second one fails too.
 */
export async function audit(program: string, url: string, locale: Locale, port: number): Promise<Audit> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { stdout } = await execa(program, [
      url,
      `--port=${port}`,
      `--extra-headers=${JSON.stringify({ 'Accept-Language': locale })}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      '--quiet',
    ]);
    const report = v.parse(reportWire, JSON.parse(stdout));
    if (typeof report.categories['performance']?.score === 'number') return toAudit(report);
  }
  throw new Error(`Lighthouse could not measure ${url}.`);
}

function toAudit({ audits, categories }: LighthouseReport): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    ),
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
