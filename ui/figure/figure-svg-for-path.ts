import { renderFigureSvg } from '#hall/figure.ts';
import { lineFiguresPath, parseFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { renderLineFiguresSvg } from '#ui/figure/line-figures-svg.ts';

/** The SVG picture at a path; undefined if the path is not that of a figure, or of all as lines. */
export function renderFigureSvgForPath(path: string): string | undefined {
  if (path === lineFiguresPath) return renderLineFiguresSvg();
  const parsed = parseFigureImagePath(path);
  return parsed.kind === 'figure' ? renderFigureSvg(parsed.order) : undefined;
}
