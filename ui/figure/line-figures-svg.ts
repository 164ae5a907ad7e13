import { renderLineFigure } from '#hall/figure.ts';
import { toLineFigureId } from '#ui/figure/figure-image-path.ts';
import { figureCountByPlate } from '#ui/figure/figure.ts';
import { heightToWidthByPlate, plates } from '#ui/figure/plate.ts';

/** The width of a figure in lines, in the units of its view box. */
const lineFigureWidth = 300;

/**
 * All figures of the hall as lines, each a symbol of one file, for pages that show hundreds of them. They have no colour and no width of their
 * own: a page gives them both.
 */
export function renderLineFiguresSvg(): string {
  const symbols = plates.flatMap((plate) =>
    Array.from({ length: figureCountByPlate[plate] }, (_, index) => {
      const figure = { plate, number: index + 1 };
      const height = Math.round(lineFigureWidth * heightToWidthByPlate[plate]);
      const id = toLineFigureId(figure);
      return `<symbol id="${id}" viewBox="0 0 ${lineFigureWidth} ${height}">${renderLineFigure(figure, id, lineFigureWidth)}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
