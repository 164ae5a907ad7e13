import { sum } from 'simple-statistics';
import { sizeOf, textOf } from '#tests/support/built-files.ts';
import { type MeasuredPage, measuredPages } from '#tests/support/measured-pages.ts';
import { fetchSentPage } from '#tests/support/sent-page.ts';
import { type AtEnd, atMost, kilobytes, type Report } from '#tests/tools/bench/support/report.ts';
import { startSite } from '#tests/tools/bench/support/site.ts';

/** Vite's manifest, as far as it is used: the output file of each source, and its imports. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Measures the bytes of a first visit: the documents as sent, and the files of the build that they load. */
export async function measureBytes(atEnd: AtEnd): Promise<Report> {
  const { url, season } = await startSite(atEnd);
  const sumSizes = (files: readonly string[]) => sum(files.map(sizeOf));
  const measure = async ({ name, address, template }: MeasuredPage) => {
    const { sent: html, length, styles, fonts } = await fetchSentPage(url, address);
    const script = sumSizes(listFirstScripts(template));
    return { name, html, length, style: sumSizes(styles), script, fonts: sumSizes(fonts) };
  };
  const pages: Awaited<ReturnType<typeof measure>>[] = [];
  for (const page of measuredPages(season)) pages.push(await measure(page));
  const find = (page: string) => pages.find(({ name }) => name === page);
  const goal = (name: string, bytes: number | undefined, most: number) =>
    atMost(name, (bytes ?? Number.NaN) / 1000, most, ' kB');
  return {
    tables: [
      {
        title: 'First visit, kB as sent (brotli)',
        head: ['page', 'HTML', 'not compressed', 'CSS', 'script', 'fonts', 'all'],
        rows: pages.map(({ name, html, length, style, script, fonts }) => [
          name,
          ...[html, length, style, script, fonts, html + style + script + fonts].map(kilobytes),
        ]),
      },
    ],
    goals: [
      goal('script of home', find('home')?.script, 160),
      goal('script of the calendar', find('calendar')?.script, 175),
      goal('CSS of all pages', find('home')?.style, 20),
      goal('HTML of the calendar', find('calendar')?.html, 13),
      goal('HTML of the calendar, not compressed', find('calendar')?.length, 110),
    ],
  };
}

/** The script files of a page's entry, template and words, with their imports. Throws for a source that is not in the build. */
function listFirstScripts(template: string): readonly string[] {
  const manifest = JSON.parse(textOf('.vite/manifest.json')) as Manifest;
  const found = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  ['src/browser/hydration/entry-browser.tsx', `ui/screens/${template}`, 'ui/words/site.nl.json'].forEach(
    follow,
  );
  return [...found];
}
