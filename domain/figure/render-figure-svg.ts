import { type FigureSpec, parseFigurePath } from '#domain/figure/figure-image-path.ts';
import {
  renderCoverSand,
  renderEngraving,
  renderLooseSand,
  renderSettledFigure,
  renderSilentPlate,
} from '#domain/figure/figure-svg.ts';
import { coverInksByTheme, greyInks, inksByTheme } from '#domain/figure/inks.ts';
import { findMode } from '#domain/figure/modes-by-plate.ts';
import { hashToSeed } from '#domain/figure/seeded-random.ts';

/** The SVG picture at a path; undefined if the path is not that of a figure. */
export function renderFigureSvgForPath(path: string): string | undefined {
  const parsed = parseFigurePath(path);
  return parsed.kind === 'figure' ? renderFigureSvg(parsed.order) : undefined;
}

/** The SVG picture of a figure; undefined if its number does not exist. */
export function renderFigureSvg({ figure, theme, style }: FigureSpec): string | undefined {
  const mode = findMode(figure);
  if (!mode) return undefined;
  switch (style) {
    case 'open':
      return renderSettledFigure(mode, inksByTheme[theme]);
    case 'grey':
      return renderSettledFigure(mode, greyInks);
    case 'waiting':
      return renderLooseSand(mode, inksByTheme[theme], hashToSeed(figure.number));
    case 'silent':
      return renderSilentPlate(mode.kind, greyInks);
    case 'cover':
      return renderCoverSand(
        mode,
        { light: coverInksByTheme[theme].light.sand, dark: coverInksByTheme[theme].dark.sand },
        hashToSeed(figure.number),
      );
    case 'press':
      return renderEngraving(mode, inksByTheme[theme]);
  }
}
