import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import type { Locale } from '#domain/locale/locale.ts';
import { root } from '#tests/root.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

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

export type Audit = v.InferOutput<typeof reportWire>;

const readScore =
  (category: string) =>
  ({ categories }: Audit) =>
    Math.round((categories[category]?.score ?? 0) * 100);
const readValue =
  (id: string, decimals = 0) =>
  ({ audits }: Audit) =>
    Number((audits[id]?.numericValue ?? 0).toFixed(decimals));

/** What is measured of a page: scores from 0 to 100, milliseconds, and the layout shift. */
export const measures = {
  performance: readScore('performance'),
  accessibility: readScore('accessibility'),
  'best practices': readScore('best-practices'),
  SEO: readScore('seo'),
  LCP: readValue('largest-contentful-paint'),
  TBT: readValue('total-blocking-time'),
  CLS: readValue('cumulative-layout-shift', 3),
} as const;

/** The ids of the audits outside performance that failed. */
export function listFailures({ categories, audits }: Audit): readonly string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

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
 * Audits a page as a mid-range phone on a slow network, with the page's language, by Lighthouse (`program`). Retries once after a failure,
 * which happens in one of a hundred audits. Rejects if the second one fails too.
 */
export async function audit(program: string, url: string, locale: Locale): Promise<Audit> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const words = [
      url,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      `--extra-headers=${JSON.stringify({ 'Accept-Language': locale })}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      '--quiet',
    ];
    const { stdout } = await execa(program, words, { env: { CHROME_PATH: findBrowser() } });
    const report = v.parse(reportWire, JSON.parse(stdout));
    if (typeof report.categories['performance']?.score === 'number') return report;
  }
  throw new Error(`Lighthouse could not measure ${url}.`);
}
