import { modeOf } from '#domain/figure/book-of-plates.ts';
import { seedOf } from '#domain/figure/chance.ts';
import { type FigureOrder, figureOrderOf } from '#domain/figure/figure-path.ts';
import { coverSvg, looseSvg, pressSvg, settledSvg, silentSvg } from '#domain/figure/figure-svg.ts';
import { covers, greyPrinting, printings } from '#domain/figure/inks.ts';

/** The SVG picture at a path; undefined if the path is not that of a figure. */
export function figureSvgAt(path: string): string | undefined {
  const parsed = figureOrderOf(path);
  return parsed.kind === 'figure' ? figureSvg(parsed.order) : undefined;
}

/** The SVG picture of a figure; undefined if its number does not exist. */
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
