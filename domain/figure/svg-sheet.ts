import { contours, type Point } from '#domain/figure/contour.ts';
import type { Colour } from '#domain/figure/inks.ts';
import { evenlySpaced, reach } from '#domain/figure/line.ts';
import { type Plate, plateHeight } from '#domain/figure/plate.ts';
import { isMirrored, type Relief, upperHalf } from '#domain/figure/relief.ts';
import { smoothPath } from '#domain/figure/svg-path.ts';

/** The width of every view box; its height is the plate's. */
export const units = 600;

/** Fine enough that a node of a 9-fold wave is round. */
export const cellsAcross = 110;

/** An ink by day and by night. */
export interface Ink {
  readonly light: Colour;
  readonly dark: Colour;
}

/** What inks are called in a picture: attributes print them by day, a style of one rule each by night. */
export type InkNames = Readonly<Record<string, Ink>>;

/** A whole picture of a plate, its inks by name. It draws by day even where styles are forbidden to it. */
export function sheetSvg(plate: Plate, inks: InkNames, body: string): string {
  const night = Object.entries(inks).map(
    ([name, { dark }]) => `.${name}{fill:${dark}}.${name}-line{stroke:${dark}}`,
  );
  const style = `<style>@media(prefers-color-scheme:dark){${night.join('')}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${heightOf(plate)}">${style}${body}</svg>`;
}

/** The attributes of what is filled with an ink. */
export function fillAttributes(inks: InkNames, name: string): string {
  return `class="${name}" fill="${inks[name]?.light}" fill-rule="evenodd"`;
}

/** The attributes of what is drawn in an ink with a round pen. */
export function strokeAttributes(inks: InkNames, name: string, width: number): string {
  return `class="${name}-line" fill="none" stroke="${inks[name]?.light}" stroke-width="${width}" stroke-linecap="round"`;
}

/** The plate itself. */
export function groundOf(plate: Plate, attributes: string): string {
  return `<path ${attributes} d="${outline[plate]}"/>`;
}

/** Nothing beyond the rim, even where the picture is shown with more room around it than its view box has. */
export function clipped(plate: Plate, body: string): string {
  return `<clipPath id="p"><path d="${outline[plate]}"/></clipPath><g clip-path="url(#p)">${body}</g>`;
}

/** What lies above zero, in smooth outlines; of a plate that is its own mirror image one half is said, and printed twice. */
export function smoothParts(relief: Relief, plate: Plate, attributes: string): string {
  if (!isMirrored(relief)) return `<path ${attributes} d="${smoothLines(relief)}"/>`;
  const half = `<path id="h" ${attributes} clip-path="url(#u)" d="${smoothLines(upperHalf(relief))}"/>`;
  const upper = `<clipPath id="u"><path d="M0 0h${units}v${heightOf(plate) / 2 + 1}H0z"/></clipPath>`;
  return `${upper}${half}<use href="#h" transform="matrix(1 0 0 -1 0 ${heightOf(plate)})"/>`;
}

function smoothLines(relief: Relief): string {
  return linesOf(relief)
    .map((line) => smoothPath(evenlySpaced(line, 0.022), units))
    .join('');
}

/** The outlines of what lies above zero, without those so small that they are dust. */
export function linesOf(relief: Relief): readonly (readonly Point[])[] {
  return contours(relief).filter((line) => reach(line) > speck);
}

const speck = 0.02;

/** The height of a plate's view box. */
export function heightOf(plate: Plate): number {
  return Math.round(units * plateHeight[plate]);
}

const outline: Readonly<Record<Plate, string>> = {
  square: 'M0 0h600v600H0z',
  circle: 'M0 300a300 300 0 0 1 600 0a300 300 0 0 1-600 0z',
  hexagon: 'M150 0h300l150 260-150 260H150L0 260z',
  oblong: 'M0 0h600v300H0z',
};
