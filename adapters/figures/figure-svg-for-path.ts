import { renderFigureSvg } from '#hall/figure.ts';
import { parseFigureImagePath } from '#ui/figure/figure-image-path.ts';

/** The SVG picture at a path; undefined if the path is not that of a figure. */
export function renderFigureSvgForPath(path: string): string | undefined {
  const parsed = parseFigureImagePath(path);
  return parsed.kind === 'figure' ? renderFigureSvg(parsed.order) : undefined;
}
