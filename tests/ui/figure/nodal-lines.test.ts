import { describe, expect, it } from 'vitest';
import { lineFiguresPath } from '#ui/figure/figure-image-path.ts';
import { renderFigureSvgForPath } from '#ui/figure/figure-svg-for-path.ts';
import { figureCountByPlate } from '#ui/figure/figure.ts';
import { modesByPlate } from '#ui/figure/modes-by-plate.ts';
import { toUpperNodalLinesPath } from '#ui/figure/nodal-lines.ts';
import { heightToWidthByPlate, plates } from '#ui/figure/plate.ts';

const width = 400;

/** Where the lines of a path begin. */
function startsOf(path: string): readonly (readonly [x: number, y: number])[] {
  return [...path.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('the figures in lines', () => {
  it('DOOR-61 are all in one file, each with lines of its own', () => {
    const svg = renderFigureSvgForPath(lineFiguresPath) ?? '';
    const symbols = [...svg.matchAll(/<symbol id="([a-z]+-\d+)" .*?<\/symbol>/g)];
    const count = Object.values(figureCountByPlate).reduce((sum, one) => sum + one, 0);
    expect(symbols).toHaveLength(count);
    expect(new Set(symbols.map(([, id]) => id)).size).toBe(count);
    const lines = symbols.map(([symbol]) => / d="([^"]*)"/.exec(symbol)?.[1] ?? '');
    expect(lines.filter((line) => line.length < 20)).toEqual([]);
    expect(new Set(lines).size).toBeGreaterThan(count * 0.95);
    expect(svg).not.toMatch(/stroke|fill|style/);
  });

  it.each(plates)('DOOR-61 begin on the upper half of their plate: %s', (plate) => {
    const lowest = (heightToWidthByPlate[plate] * width) / 2 + 2 * (width / 64) + 2;
    for (const mode of modesByPlate[plate].filter((_, at) => at % 7 === 0)) {
      const starts = startsOf(toUpperNodalLinesPath(mode, width));
      expect(starts.length).toBeGreaterThan(0);
      expect(starts.filter(([x, y]) => x < 0 || x > width || y < 0 || y > lowest)).toEqual([]);
    }
  });
});
