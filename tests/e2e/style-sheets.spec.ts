import { expect } from 'playwright/test';
import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import { season } from '#tests/e2e/support/season.ts';
import { requestTest as test } from '#tests/e2e/support/test.ts';
import { listFiles, sizeOf, textOf } from '#tests/support/built-files.ts';
import { findStyles } from '#tests/support/sent-page.ts';

/** The maximum of the style sheets of a page, in bytes as sent. Concerts with clips, which are not among these pages, have 0.8 kB more. */
const maxBytes = 16_640;

/** The class names in a style sheet. */
const classNamesIn = (css: string) => new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name));

const { pages } = season.editions.nl;
const blockKinds = [
  'audio',
  'gallery',
  'lesson',
  'map',
  'offers',
  'pressKit',
  'roomPlan',
  'vipCard',
  'video',
] as const;

/** A page of each kind, and one with each block that is loaded lazily. */
const paths = new Set([
  ...new Map(pages.map(({ kind, url }) => [kind, url])).values(),
  ...blockKinds.flatMap(
    (kind) => pages.find(({ content }) => content.some((block) => block.kind === kind))?.url ?? [],
  ),
  toEducationUserPath('nl'),
  '/niet-gevonden',
]);

test('a first visit has style sheets with the cascade layers in their order, small ones, for all elements of each document @desk', async ({
  request,
}) => {
  expect(paths.size).toBeGreaterThan(20);
  const sheets = listFiles('assets', '.css').map((file) => ({ file, names: classNamesIn(textOf(file)) }));
  for (const path of paths) {
    const html = await (await request.get(path, { failOnStatusCode: false })).text();
    const linked = findStyles(html);
    const declared = [...textOf(linked[0] ?? '').matchAll(/@layer ([\w,]+)/g)].flatMap(([, layers = '']) =>
      layers.split(','),
    );
    expect
      .soft([...new Set(declared)], path)
      .toEqual(['reset', 'tokens', 'base', 'layout', 'components', 'utilities']);
    const used = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
    );
    const styled = new Set(
      sheets.filter(({ file }) => linked.includes(file)).flatMap(({ names }) => [...names]),
    );
    const missing = sheets
      .filter(({ file }) => !linked.includes(file))
      .flatMap(({ names }) => [...names])
      .filter((name) => used.has(name) && !styled.has(name));
    expect.soft(used.size, path).toBeGreaterThan(20);
    expect.soft(missing, path).toEqual([]);
    const sent = linked.reduce((sum, sheet) => sum + sizeOf(sheet), 0);
    expect.soft(sent, path).toBeLessThanOrEqual(maxBytes);
  }
});
