import { expect, it } from 'vitest';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { encodeBodies } from '#adapters/http-server/responses/encodings-and-etags.ts';
import { type FigureStyle, figureSaleStyles, toFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { figureCountByPlate } from '#ui/figure/figure.ts';
import { plates } from '#ui/figure/plate.ts';

/** The most bytes of a figure as it is sent, compressed by brotli. */
const maxBytes = 6000;

/** Every n-th figure of a plate. */
const step = 60;

const styles: readonly FigureStyle[] = [...figureSaleStyles, 'cover', 'press'];

it.each(styles)('a figure is at most 6 kB as sent: %s', async (style) => {
  const figures = plates.flatMap((plate) =>
    Array.from({ length: Math.ceil(figureCountByPlate[plate] / step) }, (_, index) => ({
      plate,
      number: 1 + index * step,
    })),
  );
  const sizes = await Promise.all(
    figures.map(async (figure) => {
      const path = toFigureImagePath({ figure, theme: 'petrol', style });
      const { br } = await encodeBodies(renderFigureSvgForPath(path) ?? '');
      return { path, bytes: br.byteLength };
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ bytes }) => !(bytes > 0 && bytes <= maxBytes))).toEqual([]);
});
