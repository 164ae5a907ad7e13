import { computeClosedLineExtent, resampleClosedLine } from '#adapters/figures/line-geometry.ts';
import { toSmoothClosedPath } from '#adapters/figures/svg-path.ts';
import { traceContours } from '#adapters/figures/trace-contours.ts';
import { type HeightGrid, isTopBottomSymmetric, takeUpperHalfOfGrid } from '#ui/figure/height-grid.ts';
import type { Colour } from '#ui/figure/inks.ts';
import { type Plate, type PlatePoint, heightToWidthByPlate } from '#ui/figure/plate.ts';

/** The width of every view box. */
export const viewBoxWidth = 600;

/** Grid resolution at which a node of a 9-fold wave still looks round. */
export const gridCellsPerWidth = 110;

/** A colour for the light and the dark colour scheme. */
export interface ColourByScheme {
  readonly light: Colour;
  readonly dark: Colour;
}

/** Colours by class name: attributes set the light colour, one style rule each the dark one. */
export type InksByClassName = Readonly<Record<string, ColourByScheme>>;

/** A complete SVG document for a plate. Without style support it shows the light colours. */
export function wrapFigureSvg(plate: Plate, inks: InksByClassName, body: string, moreRules = ''): string {
  const darkRules = Object.entries(inks).map(
    ([name, { dark }]) => `.${name}{fill:${dark}}.${name}-line{stroke:${dark}}`,
  );
  const style = `<style>@media(prefers-color-scheme:dark){${darkRules.join('')}}${moreRules}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewBoxWidth} ${computeViewBoxHeight(plate)}">${style}${body}</svg>`;
}

/** The attributes of a shape filled with an ink. */
export function toFillAttributes(inks: InksByClassName, name: string): string {
  return `class="${name}" fill="${inks[name]?.light}" fill-rule="evenodd"`;
}

/** The attributes of a line in an ink, with round ends. */
export function toStrokeAttributes(inks: InksByClassName, name: string, width: number): string {
  return `class="${name}-line" fill="none" stroke="${inks[name]?.light}" stroke-width="${width}" stroke-linecap="round"`;
}

/** The plate's outline as a filled shape. */
export function renderPlateOutline(plate: Plate, attributes: string): string {
  return `<path ${attributes} d="${outline[plate]}"/>`;
}

/** Clips to the plate's outline, even where the picture is shown larger than its view box. */
export function wrapInPlateClipPath(plate: Plate, body: string): string {
  return `<clipPath id="p"><path d="${outline[plate]}"/></clipPath><g clip-path="url(#p)">${body}</g>`;
}

/** The areas above zero with smooth outlines; for a mirrored plate only one half is written, and used twice. */
export function renderRaisedAreas(relief: HeightGrid, plate: Plate, attributes: string): string {
  if (!isTopBottomSymmetric(relief)) return `<path ${attributes} d="${toRaisedAreasPath(relief)}"/>`;
  const half = `<path id="h" ${attributes} clip-path="url(#u)" d="${toRaisedAreasPath(takeUpperHalfOfGrid(relief))}"/>`;
  const upper = `<clipPath id="u"><path d="M0 0h${viewBoxWidth}v${computeViewBoxHeight(plate) / 2 + 1}H0z"/></clipPath>`;
  return `${upper}${half}<use href="#h" transform="matrix(1 0 0 -1 0 ${computeViewBoxHeight(plate)})"/>`;
}

/** The smooth outlines of the areas above zero, as the data of a path. */
export function toRaisedAreasPath(relief: HeightGrid): string {
  return traceLargeContours(relief)
    .map((line) => toSmoothClosedPath(resampleClosedLine(line, 0.022), viewBoxWidth))
    .join('');
}

/** The outlines of the areas above zero, without tiny ones. */
export function traceLargeContours(relief: HeightGrid): readonly (readonly PlatePoint[])[] {
  return traceContours(relief).filter((line) => computeClosedLineExtent(line) > minReach);
}

const minReach = 0.02;

/** The height of a plate's view box, in units. */
export function computeViewBoxHeight(plate: Plate): number {
  return Math.round(viewBoxWidth * heightToWidthByPlate[plate]);
}

const outline: Readonly<Record<Plate, string>> = {
  square: 'M0 0h600v600H0z',
  circle: 'M0 300a300 300 0 0 1 600 0a300 300 0 0 1-600 0z',
  hexagon: 'M150 0h300l150 260-150 260H150L0 260z',
  oblong: 'M0 0h600v300H0z',
};
