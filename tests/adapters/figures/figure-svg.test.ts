import { describe, expect, it } from 'vitest';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import type { Theme } from '#domain/media/theme.ts';
import { inksByTheme, soldOutOrCancelledInks } from '#hall/inks.ts';
import { type FigureStyle, toFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { type Plate, plates } from '#ui/figure/plate.ts';

function svgOf(plate: Plate, style: FigureStyle, number = 4, theme: Theme = 'blue'): string {
  return renderFigureSvgForPath(toFigureImagePath({ figure: { plate, number }, theme, style })) ?? '';
}

describe('a figure as a picture', () => {
  it.each(plates)(
    'FIGURE-3 is on the cover of a concert the picture that was approved: %s',
    async (plate) => {
      await expect(svgOf(plate, 'cover')).toMatchFileSnapshot(`golden/${plate}.svg`);
    },
  );

  it.each(plates)(
    'has only plain, finite numbers in its paths, no script and no reference on a %s',
    (plate) => {
      for (const style of ['open', 'waiting', 'silent', 'grey', 'cover', 'press'] as const) {
        const svg = svgOf(plate, style);
        expect(svg).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)|url\((?!#)|\son\w+=/);
        for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g))
          expect(path).toMatch(/^[MmLlQqtTHhVvaz0-9. -]+$/);
      }
    },
  );

  it('FIGURE-3 repeats it from 600 px on, in finer grains and the last time in a weaker tone; a narrower cover has the grains alone', () => {
    const svg = svgOf('square', 'cover');
    const repeated = [...svg.matchAll(/<use class="w"[^>]*>/g)].map(([use]) => use);
    expect(repeated.length).toBeGreaterThan(1);
    for (const use of repeated) expect(use).toContain('display="none"');
    expect(repeated.map((use) => use.includes('stroke-opacity'))).toEqual(repeated.map((_, at) => at > 0));
    const grain = Number(/class="s-line"[^>]*stroke-width="([\d.]+)"/.exec(svg)?.[1]);
    const fine = /@media\(min-width:600px\)\{\.s-line\{stroke-width:([\d.]+)\}\.w\{display:inline\}\}/;
    expect(Number(fine.exec(svg)?.[1])).toBeLessThan(grain);
  });

  it('is printed in its theme’s inks, and in light ink on dark stock by night', () => {
    const [, night = '', day = ''] = /<style>(.*)<\/style>(.*)$/.exec(svgOf('square', 'open')) ?? [];
    for (const ink of Object.values(inksByTheme.blue.light)) expect(day).toContain(ink);
    for (const ink of Object.values(inksByTheme.blue.dark)) expect(night).toContain(ink);
  });

  it.each(['grey', 'silent'] as const)('has lost its colour when it is %s', (style) => {
    const svg = svgOf('circle', style, 3, 'red');
    expect(svg).toContain(soldOutOrCancelledInks.light.ground);
    for (const ink of Object.values(inksByTheme.red.light)) expect(svg).not.toContain(ink);
  });

  it('is a single line when the concert is cancelled, and loose sand until the sale starts', () => {
    expect(svgOf('hexagon', 'silent').match(/class="s-line"/g)).toHaveLength(1);
    expect(svgOf('hexagon', 'silent', 3)).toBe(svgOf('hexagon', 'silent', 4));
    expect((svgOf('square', 'waiting').match(/h0/g) ?? []).length).toBeGreaterThan(400);
  });

  it.each(['cover', 'press'] as const)(
    'DOOR-35 has lines cut by smooth outlines, broader where the plate is higher: %s',
    (style) => {
      const svg = svgOf('hexagon', style);
      expect(svg.includes('<pattern')).toBe(false);
      const breadths = [...svg.matchAll(/clip-path="url\(#c\d\)" stroke-width="([\d.]+)"/g)];
      expect(breadths).toHaveLength(3);
      const sizes = breadths.map(([, size]) => Number(size));
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
      const outlines = [...svg.matchAll(/clip-rule="evenodd" d="([^"]*)"/g)].map(([, path = '']) => path);
      expect(outlines.map((path) => /^M[^l]*q[^l]*t[^l]*$/.test(path))).toEqual([true, true, true]);
    },
  );
});
