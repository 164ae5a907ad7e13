import { type FigureSpec, parseFigurePath } from '#domain/figure/figure-image-path.ts';
import {
  renderCancelledPlateSvg,
  renderCoverSandSvg,
  renderEngravingSvg,
  renderLooseSandSvg,
  renderSettledFigureSvg,
} from '#domain/figure/figure-svg.ts';
import { coverInksByTheme, inksByTheme, soldOutOrCancelledInks } from '#domain/figure/inks.ts';
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
      return renderSettledFigureSvg(mode, inksByTheme[theme]);
    case 'grey':
      return renderSettledFigureSvg(mode, soldOutOrCancelledInks);
    case 'waiting':
      return renderLooseSandSvg(mode, inksByTheme[theme], hashToSeed(figure.number));
    case 'silent':
      return renderCancelledPlateSvg(mode.kind, soldOutOrCancelledInks);
    case 'cover':
      return renderCoverSandSvg(
        mode,
        { light: coverInksByTheme[theme].light.sand, dark: coverInksByTheme[theme].dark.sand },
        hashToSeed(figure.number),
      );
    case 'press':
      return renderEngravingSvg(mode, inksByTheme[theme]);
  }
}
