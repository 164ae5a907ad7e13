import { type Figure, figureOf, figuresOn, type ShapeNumber, shapes } from '#domain/figure/figure.ts';
import { plateHeight, plates } from '#domain/figure/plate.ts';
import { type Theme, themes } from '#domain/page/theme.ts';

/**
 * How a plate is shown. The behaviour of the sand is the state of the sale:
 * - open: settled, in colour
 * - waiting: loose sand, not yet on sale
 * - silent: grey with one line, cancelled
 * - grey: settled and without colour, sold out or moved
 */
export const moods = ['open', 'waiting', 'silent', 'grey'] as const;

export type Mood = (typeof moods)[number];

/** A mood; or large: the sand alone in the tone of a cover, or an engraving a title can stand on. */
export type Print = Mood | 'cover' | 'press';

const prints: readonly Print[] = [...moods, 'cover', 'press'];

/** What a figure's address says. */
export interface FigureOrder {
  readonly figure: Figure;
  readonly theme: Theme;
  readonly print: Print;
}

/** What a figure is asked for with: an identifier on the plate of its room. */
interface FigureOptions {
  readonly identifier: number | string;
  readonly room?: string | null;
  readonly theme: Theme;
  readonly mood: Print;
}

/** The drawing and the book behind an address. Addresses are kept for ever, so it is raised whenever a figure changes. */
const edition = 1;

/** The address of something's figure, `/figure/1.petrol.square.17.open.svg`. Its picture never changes. */
export function figurePath({ identifier, room, theme, mood }: FigureOptions): string {
  return pathOf({ figure: figureOf(identifier, room), theme, print: mood });
}

/** The same figure as other sites show it, which read no SVG: `/figure/1.petrol.square.17.open.png`, 1200 by 630 pixels. */
export function sharedFigurePath(options: FigureOptions): string {
  return figurePath(options).replace(/svg$/, 'png');
}

/** The address of one of the nine shapes of the house. */
export function shapePath(shape: ShapeNumber, theme: Theme): string {
  return pathOf({ figure: shapes[shape], theme, print: 'open' });
}

/** The figure that stands for the hall where there is no room for its name. */
export const houseFigurePath = shapePath(4, 'petrol');

/** The address of exactly this figure, in this print. */
export function pathOf({ figure, theme, print }: FigureOrder): string {
  return `/figure/${edition}.${theme}.${figure.plate}.${figure.number}.${print}.svg`;
}

type FigureAnswer =
  | { readonly kind: 'figure'; readonly order: FigureOrder }
  | { readonly kind: 'refused'; readonly why: 'notAFigurePath' | 'anotherEdition' | 'notInTheBook' };

/** What a path asks for. Only the paths `pathOf` writes are answered, so that a picture has one address. */
export function figureOrderOf(path: string): FigureAnswer {
  const [, asked, themeName, plateName, digits = '', printName] = figurePattern.exec(path) ?? [];
  const theme = themes.find((name) => name === themeName);
  const plate = plates.find((name) => name === plateName);
  const print = prints.find((name) => name === printName);
  if (!theme || !plate || !print) return { kind: 'refused', why: 'notAFigurePath' };
  if (asked !== String(edition)) return { kind: 'refused', why: 'anotherEdition' };
  const number = Number(digits);
  if (number > figuresOn[plate]) return { kind: 'refused', why: 'notInTheBook' };
  return { kind: 'figure', order: { figure: { plate, number }, theme, print } };
}

const figurePattern = /^\/figure\/(\d{1,3})\.([a-z-]+)\.([a-z]+)\.([1-9]\d{0,3})\.([a-z]+)\.svg$/;

/** How high the picture behind a path is when it is 1 wide, so that its place can be kept before it arrives; 1 where it is no figure's. */
export function proportionAt(path: string): number {
  const answer = figureOrderOf(path);
  return answer.kind === 'figure' ? plateHeight[answer.order.figure.plate] : 1;
}
