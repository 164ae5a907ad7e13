import { type Theme, themes } from '#domain/media/theme.ts';
import {
  type FigureId,
  figureByShapeNumber,
  figureCountByPlate,
  type HouseShapeNumber,
  pickFigureByHash,
} from '#ui/figure/figure.ts';
import { heightToWidthByPlate, plates } from '#ui/figure/plate.ts';

/**
 * The styles of a figure that show the state of the sale:
 * - open: sand settled, in colour
 * - waiting: loose sand, not on sale yet
 * - silent: grey with one line, cancelled
 * - grey: settled, without colour; sold out or moved
 */
export const figureSaleStyles = ['open', 'waiting', 'silent', 'grey'] as const;

export type FigureSaleStyle = (typeof figureSaleStyles)[number];

/** The style of a figure: of a state of the sale, `cover` (large, of sand only), or `press` (an engraving behind a title). */
export type FigureStyle = FigureSaleStyle | 'cover' | 'press';

const figureStyles: readonly FigureStyle[] = [...figureSaleStyles, 'cover', 'press'];

/** The contents of a figure's URL. */
export interface FigureSpec {
  readonly figure: FigureId;
  readonly theme: Theme;
  readonly style: FigureStyle;
}

/** The input for a figure: an identifier, and the room, which determines the plate. */
interface FigureOptions {
  readonly identifier: number | string;
  readonly room?: string | null;
  readonly theme: Theme;
  readonly style: FigureStyle;
}

/** The version of the drawings. Figure URLs are cached permanently, so it must be raised whenever a figure changes. */
const edition = 3;

/** The URL path of a figure, `/figure/3.petrol.square.17.open.svg`. The picture at a path never changes. */
export function pickFigureImagePathByHash({ identifier, room, theme, style }: FigureOptions): string {
  return toFigureImagePath({ figure: pickFigureByHash(identifier, room), theme, style });
}

/** The path of the same figure as PNG, for sites that do not support SVG: `/figure/3.petrol.square.17.open.png`, 1200 by 630 pixels. */
export function toFigurePngPath(options: FigureOptions): string {
  return pickFigureImagePathByHash(options).replace(/svg$/, 'png');
}

/** The path of the same figure as a small picture for rows, in the inks of one colour scheme: `/figure/3.petrol.square.17.open.dark.png`. */
export function toFigureRowPath(path: string, scheme: 'light' | 'dark'): string {
  return path.replace(/svg$/, `${scheme}.png`);
}

/** The path of one of the nine house shapes. */
export function toHouseShapeImagePath(shape: HouseShapeNumber, theme: Theme): string {
  return toFigureImagePath({ figure: figureByShapeNumber[shape], theme, style: 'open' });
}

/** The figure that represents the hall where its name does not fit. */
export const hallFigureImagePath = toHouseShapeImagePath(4, 'petrol');

/** The path of a figure in a style. */
export function toFigureImagePath({ figure, theme, style }: FigureSpec): string {
  return `/figure/${edition}.${theme}.${figure.plate}.${figure.number}.${style}.svg`;
}

type ParsedFigurePath =
  | { readonly kind: 'figure'; readonly order: FigureSpec }
  | { readonly kind: 'refused'; readonly reason: 'notAFigurePath' | 'anotherEdition' | 'notInTheBook' };

/** Parses a figure path. Only paths that `toFigureImagePath` produces are accepted, so that every picture has one URL. */
export function parseFigureImagePath(path: string): ParsedFigurePath {
  const [, editionDigits, themeName, plateName, digits = '', styleName] = figurePattern.exec(path) ?? [];
  const theme = themes.find((name) => name === themeName);
  const plate = plates.find((name) => name === plateName);
  const style = figureStyles.find((name) => name === styleName);
  if (!theme || !plate || !style) return { kind: 'refused', reason: 'notAFigurePath' };
  if (editionDigits !== String(edition)) return { kind: 'refused', reason: 'anotherEdition' };
  const number = Number(digits);
  if (number > figureCountByPlate[plate]) return { kind: 'refused', reason: 'notInTheBook' };
  return { kind: 'figure', order: { figure: { plate, number }, theme, style } };
}

const figurePattern = /^\/figure\/(\d{1,3})\.([a-z-]+)\.([a-z]+)\.([1-9]\d{0,3})\.([a-z]+)\.svg$/;

/** The height-to-width ratio of the picture at a path, to reserve its space before it loads; 1 if the path is not that of a figure. */
export function computeHeightRatioOfFigurePath(path: string): number {
  const parsed = parseFigureImagePath(path);
  return parsed.kind === 'figure' ? heightToWidthByPlate[parsed.order.figure.plate] : 1;
}
