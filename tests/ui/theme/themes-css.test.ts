import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { themes } from '#domain/media/theme.ts';
import type { Global } from '#domain/page/global.ts';
import { halls } from '#tests/halls/halls.ts';
import { root } from '#tests/root.ts';
import { computeThemeColours } from '#ui/theme/compute-theme-colours.ts';
import { serializeThemesCss } from '#ui/theme/themes-css.ts';
import en from '#ui/words/site.en.json';
import nl from '#ui/words/site.nl.json';

const folder = resolve(root, 'ui/theme');
const fileText = (name: string) => readFileSync(resolve(folder, name), 'utf8');

describe.each(halls)('the colours in the style sheets of $folder', ({ colours }) => {
  const css = serializeThemesCss(colours);

  it.each(themes)('HALL-6 give %s its colours in light and dark mode', (theme) => {
    const [day = '', night = ''] = css.split('@media screen');
    expect(day).toContain(`--cover: ${computeThemeColours(theme, 'light', colours).cover};`);
    expect(night).toContain(`--cover: ${computeThemeColours(theme, 'dark', colours).cover};`);
    expect(day).toContain(`[data-theme="${theme}"]`);
  });

  it('name the base colours as the palette does', () => {
    expect(css).toContain(`--rank-1p: ${colours.themeIndependentColours.light.rank1p};`);
    expect(css).toContain(`--on-cover-2: ${computeThemeColours('petrol', 'light', colours).onCover2};`);
  });

  it('keep the printed page white', () => {
    expect(css).toContain('@media screen and (prefers-color-scheme: dark)');
    expect(fileText('print.css')).toContain('--paper: #fff;');
  });
});

describe('the colours of all halls', () => {
  it('are written nowhere else', () => {
    const sheets = ['base.css', 'layout.css', 'tokens.css', 'utilities.css', 'motion.css', 'reset.css'];
    expect(sheets.filter((name) => /#[0-9a-f]{3,8}\b/i.test(fileText(name)))).toEqual([]);
  });
});

describe('the layers', () => {
  it('contain every rule of the theme', () => {
    const names = [
      'tokens.css',
      'reset.css',
      'base.css',
      'layout.css',
      'motion.css',
      'utilities.css',
      'print.css',
    ];
    const outside = names.filter(
      (name) =>
        !/^@layer \w+ \{[\s\S]*\}$/.test(
          fileText(name)
            .replace(/\/\*.*?\*\//gs, '')
            .trim(),
        ),
    );
    expect(outside).toEqual([]);
  });
});

describe('the fonts', () => {
  it('cause no layout shift by their width: sizes that depend on text are in ems', () => {
    const sheets = readdirSync(resolve(folder, '..'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({ name, text: readFileSync(resolve(folder, '..', name), 'utf8') }));
    expect(sheets.filter(({ text }) => /\dch\b/.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(halls)('the fonts of $folder', ({ folder: hall, hallIdentity, mainFonts }) => {
  const hallFolder = resolve(root, hall);
  const fonts = readFileSync(resolve(hallFolder, 'fonts.css'), 'utf8');
  const families = [...new Set([...fonts.matchAll(/font-family: "([^"]+)"/g)].map(([, name = '']) => name))];
  const webFonts = families.filter((name) => !name.endsWith('Fallback'));

  it('are all in their folder, without unused files', () => {
    const files = new Set([...fonts.matchAll(/url\("\.\/fonts\/([^"]+)"\)/g)].map(([, file = '']) => file));
    const fontFiles = readdirSync(resolve(hallFolder, 'fonts')).filter((file) => file.endsWith('.woff2'));
    expect([...files].toSorted()).toEqual(fontFiles.toSorted());
    for (const file of files)
      expect(
        readFileSync(resolve(hallFolder, 'fonts', file))
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
  });

  it('HALL-6 are two, named in the colophon in each language', () => {
    expect(webFonts).toHaveLength(2);
    for (const locale of locales) {
      const file = `content/global.${locale}.json`;
      const { translations } = hallIdentity.contentFolder
        ? (JSON.parse(readFileSync(resolve(hallFolder, file), 'utf8')) as Pick<Global, 'translations'>)
        : { translations: { nl, en }[locale] };
      expect(webFonts.filter((name) => !translations['footer.colophon']?.includes(name))).toEqual([]);
    }
  });

  it('HALL-6 the fonts of every page are among them', () => {
    for (const { file } of Object.values(mainFonts)) expect(fonts).toContain(`url("./fonts/${file}.woff2")`);
  });

  it('have a fallback of the same metrics for every face', () => {
    const standIns = fonts.split('@font-face').filter((face) => face.includes('local('));
    expect(families.filter((name) => name.endsWith('Fallback')).length).toBeGreaterThanOrEqual(2);
    for (const face of standIns) {
      expect(face).toMatch(/size-adjust: [\d.]+%/);
      expect(face).toMatch(/ascent-override: [\d.]+%/);
      expect(face).toMatch(/descent-override: [\d.]+%/);
    }
  });

  it('contain every letter of the names of composers, and of a price', () => {
    const name =
      'Dvořák Pärt Lutosławski Szymanowski Janáček Saariaho Bartók Górecki Đorđević Enescu și Țăranu € 34,00 – 20.15';
    const ranges = [...fonts.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    const missing = [...name].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(([from = 0, to = 0]) => from <= code && code <= to);
    });
    expect(missing).toEqual([]);
  });
});
