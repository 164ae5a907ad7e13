import { modeOf } from '#domain/figure/book-of-plates.ts';
import { seedOf } from '#domain/figure/chance.ts';
import { type FigureOrder, figureOrderOf } from '#domain/figure/figure-path.ts';
import { coverSvg, looseSvg, pressSvg, settledSvg, silentSvg } from '#domain/figure/figure-svg.ts';
import { covers, greyPrinting, printings } from '#domain/figure/inks.ts';

/** The picture behind a path as SVG; undefined for a path that is no figure's. */
export function figureSvgAt(path: string): string | undefined {
  const answer = figureOrderOf(path);
  return answer.kind === 'figure' ? figureSvg(answer.order) : undefined;
}

/** The picture of a figure as SVG; undefined where the book does not have its number. */
export function figureSvg({ figure, theme, print }: FigureOrder): string | undefined {
  const mode = modeOf(figure);
  if (!mode) return undefined;
  switch (print) {
    case 'open':
      return settledSvg(mode, printings[theme]);
    case 'grey':
      return settledSvg(mode, greyPrinting);
    case 'waiting':
      return looseSvg(mode, printings[theme], seedOf(figure.number));
    case 'silent':
      return silentSvg(mode.kind, greyPrinting);
    case 'cover':
      return coverSvg(
        mode,
        { light: covers[theme].light.sand, dark: covers[theme].dark.sand },
        seedOf(figure.number),
      );
    case 'press':
      return pressSvg(mode, printings[theme]);
  }
}
