import { hashToSeed } from '#domain/seeded-random.ts';
import { coverInksByTheme, inksByTheme, soldOutOrCancelledInks } from '#hall/inks.ts';
import type { FigureSpec } from '#ui/figure/figure-image-path.ts';
import {
  renderCancelledPlateSvg,
  renderCoverFigureSvg,
  renderPaleEngravingSvg,
  renderLooseSandSvg,
  renderSettledFigureSvg,
  toLowerHalfTransform,
} from '#ui/figure/figure-svg.ts';
import type { FigureId } from '#ui/figure/figure.ts';
import { findFigureMode } from '#ui/figure/modes-by-plate.ts';
import { toUpperNodalLinesPath } from '#ui/figure/nodal-lines.ts';

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

/** The nodal lines of a sound figure, as the content of a symbol of a width; `id` is the symbol's. Empty if its number does not exist. */
export function renderNodalLines(figure: FigureId, id: string, width: number): string {
  const mode = findFigureMode(figure);
  if (!mode) return '';
  const upper = `<path id="${id}-u" d="${toUpperNodalLinesPath(mode, width)}"/>`;
  return `${upper}<use href="#${id}-u" transform="${toLowerHalfTransform(mode.kind, width)}"/>`;
}
