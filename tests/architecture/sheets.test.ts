import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints } from '#domain/media/image.ts';
import { root } from '#tests/root.ts';

const files = ['ui', 'src', 'fixtures'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
);
const sheets = files.filter((path) => path.endsWith('.css'));
const scripts = files.filter((path) => /\.tsx?$/.test(path));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** From this width on the menu is a row. */
const menuWidth = 1290;

const widths = [...Object.values(breakpoints).filter((width) => width > 0), menuWidth];

/** The widths allowed in media queries: from a breakpoint on, or below one. */
const allowed = widths.flatMap((width) => [`(min-width: ${width}px)`, `(max-width: ${width - 0.02}px)`]);

/** The forbidden widths in the media queries of a style sheet; container queries and other features are free. */
function strayWidths(sheet: string): readonly string[] {
  const queries = sheet.replace(/\/\*.*?\*\//gs, '').match(/@(?:media|import|custom-media)\b[^{;]*/gi) ?? [];
  return queries
    .flatMap((query) => query.match(/\([^()]*\)/g) ?? [])
    .filter((feature) => /width/i.test(feature) && !allowed.includes(feature));
}

/** What the browser alone knows, of a child or sibling. */
const browserState = /^[>+~] [^,]*:(?:hover|focus-visible|checked|popover-open)\b[^,]*$/;

/** Other arguments: a pointed rank at any depth of a plan and its table, a state of the page that changes with the clock, and the editors' order of blocks. */
const otherArguments = [
  /^\[data-rank(?:="\w+")?\]:is\(:hover, :focus-visible, :checked\)$/,
  /^> main > \[data-off\]$/,
  /^\+ \.band$/,
];

/**
 * The `:has()` of a style sheet whose answer a component could write in an attribute: browsers ask for it again up all ancestors at every
 * element, attribute or hover that its argument names. One of the root or the body is asked by the whole page.
 */
function findStrayHas(sheet: string): readonly string[] {
  const found = [
    ...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^\s,(]*):has\(((?:[^()]|\([^()]*\))*)\)/g),
  ];
  return found
    .filter(
      ([, subject = '', argument = '']) =>
        /(?<![.\w-])(?:root|html|body)/.test(subject) ||
        ![browserState, ...otherArguments].some((form) => form.test(argument)),
    )
    .map(([text]) => text);
}

describe('the style sheets', () => {
  it('have unique names, because class names contain them', () => {
    // A build has the sheets of one hall.
    const names = sheets
      .filter((path) => path.endsWith('.module.css') && !path.startsWith(join('fixtures', 'halls')))
      .map((path) => basename(path));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('LAYOUT-4 apply to documents that use the whole screen of a phone, whoever writes them', () => {
    const adapters = readdirSync(join(root, 'adapters'), { recursive: true, encoding: 'utf8' });
    const documents = [...files, ...adapters.map((path) => join('adapters', path))].filter(
      (path) => /\.(?:tsx?|html)$/.test(path) && textOf(path).includes('name="viewport"'),
    );
    const ofSite = documents.filter((path) => !path.startsWith('fixtures'));
    expect(ofSite.length).toBeGreaterThan(2);
    expect(ofSite.filter((path) => !textOf(path).includes('viewport-fit=cover'))).toEqual([]);
  });

  it('LAYOUT-13 use the window’s width only at the breakpoints and the menu’s', () => {
    const stray = sheets.flatMap((path) => strayWidths(textOf(path)).map((feature) => `${path} ${feature}`));
    expect(sheets.length).toBeGreaterThan(80);
    expect(stray).toEqual([]);
  });

  it('ask by `:has()` only what the browser alone knows', () => {
    const stray = sheets.flatMap((path) => findStrayHas(textOf(path)).map((found) => `${path} ${found}`));
    expect(stray).toEqual([]);
  });

  it.each([
    '.row:has(.listen) .buy',
    '.form:has(input:focus-visible)',
    '.card:not(:has(> figure))',
    'p:has(+ h1)',
    'li:has(> a:hover, img)',
    'html:has(> :popover-open)',
    ':root:has(> :checked)',
  ])('ask by `:has()` what a component knows, or the whole page: %s', (selector) => {
    expect(findStrayHas(`@media print { ${selector} { color: red; } }`)).toHaveLength(1);
  });

  it('LAYOUT-13 are not bypassed by code', () => {
    // The media query in a figure is about the picture's own width.
    const styled = scripts.filter((path) => !path.startsWith(join('ui', 'figure')));
    const stray = styled.flatMap((path) =>
      (textOf(path).match(/\((?:min|max)-(?:device-)?width:[^()]*\)/g) ?? [])
        .filter((feature) => !allowed.includes(feature) && !feature.includes('breakpoints['))
        .map((feature) => `${path} ${feature}`),
    );
    expect(stray).toEqual([]);
  });

  it.each([
    '@media (min-width: 900px) {',
    '@media (max-width: 639px) {',
    '@media (min-width: 64rem) {',
    '@media (min-width:1024px) {',
    '@media screen and (max-width: 1289.98px) and (min-width: 700px) {',
    '@media (width < 1024px) {',
    '@media (400px <= width <= 700px) {',
    '@media (min-device-width: 640px) {',
    '@media (scripting: none), (max-width: 40em) {',
    '@import url(wide.css) (min-width: 900px);',
  ])('LAYOUT-13 would be found out: %s', (query) => {
    expect(strayWidths(`.a { color: red; } ${query} .a { color: blue; } }`)).toHaveLength(1);
  });

  it.each([
    '@media (min-width: 1024px) {',
    '@media screen and (max-width: 1289.98px) and (min-height: 360.02px) {',
    '@media (max-height: 480px), print {',
    '@media (prefers-reduced-motion: reduce) and (hover: none) {',
    '@container (min-width: 38rem) {',
    '/* @media (min-width: 900px) { */ @media print {',
  ])('LAYOUT-13 may say %s', (query) => {
    expect(strayWidths(`${query} .a { max-width: 12rem; } }`)).toEqual([]);
  });
});

/** The titles and grids that screens and the layout have of their own. The numbers only go down. */
const mostOwn = { '<h1': 2, 'grid-template-columns': 46 };

/** How often files outside the theme and the parts contain a text. A new screen takes `PageHead` and the classes of `ui/theme/layout.css`. */
function countOwn(text: string, found: readonly (readonly [path: string, text: string])[]): number {
  return found
    .filter(([path]) => /^ui\/(?:screens|layout)\//.test(path))
    .reduce((sum, [, content]) => sum + content.split(text).length - 1, 0);
}

describe('a screen is made of parts', () => {
  const read = [...sheets, ...scripts].map((path) => [path, textOf(path)] as const);

  it.each(Object.entries(mostOwn))('and has few of its own: %s', (text, most) => {
    expect(countOwn(text, read)).toBeGreaterThan(0);
    expect(countOwn(text, read)).toBeLessThanOrEqual(most);
  });

  it('or would be found out', () => {
    const planted = [
      ['ui/screens/new/new.screen.tsx', '<h1 tabIndex={-1}>New</h1>'],
      ['ui/components/part.tsx', '<h1>Part</h1>'],
      [
        'ui/screens/new/new.module.css',
        '.a { grid-template-columns: 1fr; } .b { grid-template-columns: 1fr; }',
      ],
      ['ui/theme/layout.css', '.columns { grid-template-columns: 1fr; }'],
    ] as const;
    expect(Object.keys(mostOwn).map((text) => countOwn(text, planted))).toEqual([1, 2]);
  });
});
