import { describe, expect, it } from 'vitest';
import type { Theme } from '#domain/page/theme.ts';
import { inksByTheme, soldOutOrCancelledInks } from '#hall/inks.ts';
import { type FigureStyle, toFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { renderFigureSvgForPath } from '#ui/figure/figure-svg-for-path.ts';
import { figureCountByPlate } from '#ui/figure/figure.ts';
import { findFigureMode } from '#ui/figure/modes-by-plate.ts';
import { heightToWidthByPlate, type Plate, plates } from '#ui/figure/plate.ts';
import { createDisplacementFunction } from '#ui/figure/vibration.ts';

function svgOf(plate: Plate, print: FigureStyle, number = 3, theme: Theme = 'blue'): string {
  return renderFigureSvgForPath(toFigureImagePath({ figure: { plate, number }, theme, style: print })) ?? '';
}

/** The covers of every third figure of a plate, by number. */
const coversByPlate = new Map<Plate, ReadonlyMap<number, string>>();

function coversOf(plate: Plate): ReadonlyMap<number, string> {
  const covers =
    coversByPlate.get(plate) ??
    new Map(everyThird(plate).map((number) => [number, svgOf(plate, 'cover', number)]));
  coversByPlate.set(plate, covers);
  return covers;
}

function everyThird(plate: Plate): readonly number[] {
  return Array.from({ length: Math.ceil(figureCountByPlate[plate] / 3) }, (_, place) => 1 + place * 3);
}

describe('a figure as a picture', () => {
  it.each(plates)('weighs at most 6 kB on a %s', (plate) => {
    const tooHeavy = everyThird(plate).filter((number) => svgOf(plate, 'open', number).length > 6000);
    expect(tooHeavy).toEqual([]);
  });

  it.each(plates)(
    'covers both halves of a %s with sand, and the lower one repeats the upper one',
    (plate) => {
      for (const [number, cover] of coversOf(plate)) {
        const mode = findFigureMode({ plate, number });
        const displacement = mode && createDisplacementFunction(mode);
        const lowerHalf = /<use href="#h" transform="matrix\((-?1) 0 0 -1/.exec(cover);
        const isTurned = lowerHalf?.[1] === '-1';
        const height = heightToWidthByPlate[plate];
        const wrong = [0.11, 0.37, 0.62].filter((x) => {
          const above = displacement?.(x, height * 0.3) ?? Number.NaN;
          const below = displacement?.(isTurned ? 1 - x : x, height * 0.7) ?? Number.NaN;
          return !(Math.abs(Math.abs(above) - Math.abs(below)) < 1e-9);
        });
        expect([number, wrong]).toEqual([number, []]);
      }
    },
  );

  it.each(plates)(
    'FIGURE-3 repeats the sand of a wide cover where the figure of a %s repeats itself',
    (plate) => {
      const height = heightToWidthByPlate[plate];
      const repeated = [...coversOf(plate)].map(([number, cover]) => {
        const mode = findFigureMode({ plate, number });
        const displacement = mode && createDisplacementFunction(mode);
        const turns = [...cover.matchAll(/class="w"[^>]*matrix\(([^)]*)\)/g)];
        for (const [, matrix = ''] of turns) {
          const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix.split(' ').map(Number);
          for (const [x, y] of [
            [0.41, 0.3],
            [0.56, 0.45],
            [0.62, 0.6],
          ] as const) {
            const from = displacement?.(x, y * height) ?? Number.NaN;
            const to = displacement?.(a * x + c * y * height + e / 600, b * x + d * y * height + f / 600);
            expect(Math.abs(Math.abs(from) - Math.abs(to ?? Number.NaN)), `${plate} ${number}`).toBeLessThan(
              0.1,
            );
          }
        }
        return turns.length;
      });
      expect(repeated.filter((times) => times > 0).length / repeated.length).toBeGreaterThan(0.8);
    },
  );

  it('FIGURE-3 repeats it from 600 px on, in finer grains and the last time in a weaker tone; a narrower cover has the grains alone', () => {
    const svg = [...coversOf('square').values()].find((cover) => cover.includes('class="w"'));
    const repeated = [...(svg ?? '').matchAll(/<use class="w"[^>]*>/g)].map(([use]) => use);
    expect(repeated.length).toBeGreaterThan(1);
    for (const use of repeated) expect(use).toContain('display="none"');
    expect(repeated.map((use) => use.includes('stroke-opacity'))).toEqual(repeated.map((_, at) => at > 0));
    const grain = Number(/class="s-line"[^>]*stroke-width="([\d.]+)"/.exec(svg ?? '')?.[1]);
    const fine = /@media\(min-width:600px\)\{\.s-line\{stroke-width:([\d.]+)\}\.w\{display:inline\}\}/;
    expect(Number(fine.exec(svg ?? '')?.[1])).toBeLessThan(grain);
  });

  it('has the proportions of its plate', () => {
    const boxes = plates.map((plate) => /viewBox="([^"]+)"/.exec(svgOf(plate, 'open'))?.[1]);
    expect(boxes).toEqual(['0 0 600 600', '0 0 600 600', '0 0 600 520', '0 0 600 300']);
  });

  it('is printed in its theme’s inks, and in light ink on dark stock by night', () => {
    const [, night = '', day = ''] = /<style>(.*)<\/style>(.*)$/.exec(svgOf('square', 'open')) ?? [];
    for (const ink of Object.values(inksByTheme.blue.light)) expect(day).toContain(ink);
    for (const ink of Object.values(inksByTheme.blue.dark)) expect(night).toContain(ink);
  });

  it.each(['grey', 'silent'] as const)('has lost its colour when it is %s', (print) => {
    const svg = svgOf('circle', print, 3, 'red');
    expect(svg).toContain(soldOutOrCancelledInks.light.ground);
    for (const ink of Object.values(inksByTheme.red.light)) expect(svg).not.toContain(ink);
  });

  it('is a single line when the concert is cancelled', () => {
    expect(svgOf('hexagon', 'silent').match(/class="s-line"/g)).toHaveLength(1);
    expect(svgOf('hexagon', 'silent', 3)).toBe(svgOf('hexagon', 'silent', 4));
  });

  it('is loose sand until the sale starts', () => {
    const grains = svgOf('square', 'waiting').match(/h0/g) ?? [];
    expect(grains.length).toBeGreaterThan(400);
  });

  it('is an engraving without dark sand as a background for a title', () => {
    const svg = svgOf('square', 'press');
    expect(svg.includes('<clipPath id="c0">')).toBe(true);
    expect(svg.includes(inksByTheme.blue.light.sand)).toBe(false);
  });

  it.each(['cover', 'press'] as const)(
    'DOOR-35 has lines cut by smooth outlines, broader where the plate is higher: %s',
    (print) => {
      const svg = svgOf('hexagon', print);
      expect(svg.includes('<pattern')).toBe(false);
      const breadths = [...svg.matchAll(/clip-path="url\(#c\d\)" stroke-width="([\d.]+)"/g)];
      expect(breadths).toHaveLength(3);
      const sizes = breadths.map(([, size]) => Number(size));
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
      const outlines = [...svg.matchAll(/clip-rule="evenodd" d="([^"]*)"/g)].map(([, path = '']) => path);
      expect(outlines.map((path) => /^M[^l]*q[^l]*t[^l]*$/.test(path))).toEqual([true, true, true]);
    },
  );

  it.each(plates)('contains no scripts and no external references on a %s', (plate) => {
    for (const print of ['open', 'waiting', 'silent', 'grey', 'cover', 'press'] as const) {
      expect(svgOf(plate, print)).not.toMatch(
        /<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)|url\((?!#)|\son\w+=/,
      );
    }
  });

  it.each(plates)('has only plain, finite numbers in its paths on a %s', (plate) => {
    for (const print of ['open', 'waiting', 'cover', 'press'] as const) {
      const paths = [...svgOf(plate, print).matchAll(/ d="([^"]*)"/g)];
      expect(paths.length).toBeGreaterThan(0);
      for (const [, path = ''] of paths) {
        expect(path).toMatch(/^[MmLlQqtTHhVvaz0-9. -]+$/);
      }
    }
  });
});
