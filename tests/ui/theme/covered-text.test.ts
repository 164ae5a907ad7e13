import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';

const readSheet = (path: string) => readFileSync(join(root, 'ui', path), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** The rules around each occurrence of a declaration, outermost first: media queries and selectors. */
function findRulesAround(sheet: string, declaration: string): readonly (readonly string[])[] {
  const rules: string[] = [];
  const found: (readonly string[])[] = [];
  for (const [, text = '', end] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    if (text.trim() === declaration) found.push([...rules]);
    if (end === '{') rules.push(text.trim().replace(/\s+/g, ' '));
    if (end === '}') rules.pop();
  }
  return found;
}

const mediaAround = (sheet: string, declaration: string) =>
  findRulesAround(sheet, declaration).map((rules) => rules.filter((rule) => rule.startsWith('@media')));

describe('what lies over the page', () => {
  it('WAY-32 is the order bar, in higher windows alone', () => {
    expect(mediaAround(readSheet('screens/event/sticky-order-bar.module.css'), 'position: sticky')).toEqual([
      ['@media screen and (min-height: 500.02px)'],
    ]);
  });

  it('WAY-31 is a notice about favourites, at the upper edge and above the header', () => {
    const [notice, header] = ['layout/favourites-notice.module.css', 'layout/site-header.module.css'].map(
      readSheet,
    );
    expect(findRulesAround(notice ?? '', 'position: fixed')).toEqual([['@layer layout', '.notice']]);
    const corner = 'inset: 0 env(safe-area-inset-right) auto auto';
    expect(findRulesAround(notice ?? '', corner)).toEqual([['@layer layout', '.notice']]);
    const [above, below] = [notice, header].map((sheet) => Number(/z-index: (\d+)/.exec(sheet ?? '')?.[1]));
    expect(above).toBeGreaterThan(below ?? Number.POSITIVE_INFINITY);
  });
});

it('DOOR-31 a card without a picture has a large title and no area of colour', () => {
  const sheets = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map(readSheet);
  const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)]);
  const ofCards = rules.filter(([, selector = '']) => /title-card|:not\(:has\(img\)\)/.test(selector));
  expect(ofCards.some(([, selector = '', text]) => /h2/.test(selector) && text?.includes('font-size'))).toBe(
    true,
  );
  expect(ofCards.filter(([, , text = '']) => text.includes('background'))).toEqual([]);
});

describe('on paper', () => {
  it('DOOR-39 a cover has its picture, a photograph in its own colours', () => {
    const cover = readSheet('components/concert-cover.module.css');
    expect(findRulesAround(cover, 'display: none').flat()).not.toContain('@media print');
    expect(mediaAround(cover, 'height: 8cm')).toEqual([['@media print']]);
    expect(mediaAround(readSheet('components/inked-photo.module.css'), 'filter: none')).toEqual([
      ['@media print'],
    ]);
  });

  it('DOOR-39 there are no chips', () => {
    expect(readFileSync(join(root, 'ui/components/filter-chip.tsx'), 'utf8')).toContain('data-print="no"');
  });
});

it('WAY-34 a text over a figure has a halo in the colour of its cover, the same to all eight sides', () => {
  const sheet = readSheet('theme/layout.css');
  const [rule = ''] = /[^}]*\{[^{}]*text-shadow:[^}]*\}/.exec(sheet) ?? [];
  expect(rule).toContain('[data-surface="cover"] :is(.kicker, h1, h1 ~ p)');
  expect(rule).toContain('--halo: var(--cover);');
  const [, shadows = ''] = /text-shadow:([^;]*);/.exec(rule) ?? [];
  const sides = shadows.split(/,\s*/).map((shadow) => shadow.trim().replace(/ var\(--halo\)$/, ''));
  const [far, near] = [
    ['var(--a)', 'var(--b)'],
    ['var(--c)', 'var(--d)'],
  ];
  expect(sides.toSorted()).toEqual(
    [
      ...far.flatMap((length) => [`${length} 0`, `0 ${length}`]),
      ...near.flatMap((across) => near.map((down) => `${across} ${down}`)),
    ].toSorted(),
  );
  expect(rule).toMatch(/--b: calc\(-1 \* var\(--a\)\);[^]*--d: calc\(-1 \* var\(--c\)\);/);
});
