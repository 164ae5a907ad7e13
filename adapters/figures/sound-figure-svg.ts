import {
  renderCancelledPlateSvg,
  renderCoverFigureSvg,
  renderPaleEngravingSvg,
  renderLooseSandSvg,
  renderSettledFigureSvg,
} from '#adapters/figures/figure-svg.ts';
import { findFigureMode } from '#adapters/figures/modes-by-plate.ts';
import { hashToSeed } from '#domain/seeded-random.ts';
import { coverInksByTheme, inksByTheme, soldOutOrCancelledInks } from '#hall/inks.ts';
import type { FigureSpec } from '#ui/figure/figure-image-path.ts';

/** The SVG picture of a sound figure (Chladni); undefined if its number does not exist. */
export function renderSoundFigureSvg({ figure, theme, style }: FigureSpec): string | undefined {
  const mode = findFigureMode(figure);
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
      return renderCoverFigureSvg(
        mode,
        { light: coverInksByTheme[theme].light.sand, dark: coverInksByTheme[theme].dark.sand },
        hashToSeed(figure.number),
      );
    case 'press':
      return renderPaleEngravingSvg(mode, inksByTheme[theme]);
  }
}
