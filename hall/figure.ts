import type { FigureSpec } from '#domain/figure/figure-image-path.ts';
import { renderSoundFigureSvg } from '#domain/figure/sound-figure-svg.ts';

/** The picture of a concert, and of the hall's icon: a sound figure. Undefined if there is none. */
export function renderFigureSvg(figure: FigureSpec): string | undefined {
  return renderSoundFigureSvg(figure);
}
