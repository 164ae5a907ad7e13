import { contours, type Point } from '#domain/figure/contour.ts';
import type { CoverInks, Inks, Printing } from '#domain/figure/inks.ts';
import { evenlySpaced, reach, simplified } from '#domain/figure/line.ts';
import { type Plate, plateHeight } from '#domain/figure/plate.ts';
import { isMirrored, type Relief, reliefOf, sandOn, upperHalf } from '#domain/figure/relief.ts';
import { type Strewing, strewn } from '#domain/figure/sand.ts';
import { grainsPath, smoothPath, straightPath } from '#domain/figure/svg-path.ts';
import { type Mode, vibrationOf } from '#domain/figure/vibration.ts';

/** A settled plate: its ground, the parts that swing upwards, and the sand on its nodes. At most 6 kB. */
export function settledSvg(mode: Mode, printing: Printing): string {
  const relief = reliefOf(mode.kind, vibrationOf(mode), cellsAcross);
  const parts = [groundOf(mode.kind), raisedParts(relief), settledSand(relief, mode.kind)];
  return svg(mode.kind, styleOf(printing), clipped(mode.kind, parts.join('')));
}

/** A plate that has not sounded yet: loose sand, in which the figure can be guessed. */
export function looseSvg(mode: Mode, printing: Printing, seed: number): string {
  const grains = strewn(mode.kind, vibrationOf(mode), { ...looseSand, seed });
  const sand = `<path class="w" d="${grainsPath(grains, units)}"/>`;
  return svg(mode.kind, styleOf(printing), clipped(mode.kind, groundOf(mode.kind) + sand));
}

/** A plate that will not sound: nothing on it but one line from corner to corner. */
export function silentSvg(plate: Plate, printing: Printing): string {
  const line = `<path class="w" d="M0 ${heightOf(plate)}L${units} 0"/>`;
  return svg(plate, styleOf(printing), clipped(plate, groundOf(plate) + line));
}

/** The sand alone, for the cover of a programme; some tens of kB, and without a ground. */
export function coverSvg(
  mode: Mode,
  inks: Readonly<Record<'light' | 'dark', CoverInks>>,
  seed: number,
): string {
  const grains = strewn(mode.kind, vibrationOf(mode), { ...coverSand, seed });
  const style = `path{stroke:${inks.light.sand};stroke-width:4.6;stroke-linecap:round}${byNight(`path{stroke:${inks.dark.sand}}`)}`;
  return svg(mode.kind, style, `<path d="${grainsPath(grains, units)}"/>`);
}

/** The width of every view box; its height is the plate's. */
const units = 600;

/** Fine enough that a node of a 9-fold wave is round. */
const cellsAcross = 110;

/** Half the width of the sand on a node. */
const sandHalfWidth = 0.0115;

/** Lines smaller than this are dust. */
const speck = 0.02;

const looseSand: Omit<Strewing, 'seed'> = { grains: 520, spread: 0.026, stray: 0.11, apart: 0.014 };
const coverSand: Omit<Strewing, 'seed'> = { grains: 4600, spread: 0.0105, stray: 0.012, apart: 0.0058 };

function settledSand(relief: Relief, plate: Plate): string {
  const sand = sandOn(relief, sandHalfWidth);
  if (!isMirrored(sand)) return `<path class="s" d="${smooth(sand)}"/>`;
  const mirror = `matrix(1 0 0 -1 0 ${heightOf(plate)})`;
  const half = `<path id="h" class="s" clip-path="url(#u)" d="${smooth(upperHalf(sand))}"/>`;
  return `<clipPath id="u"><path d="M0 0h${units}v${heightOf(plate) / 2 + 1}H0z"/></clipPath>${half}<use href="#h" transform="${mirror}"/>`;
}

function smooth(relief: Relief): string {
  return lines(relief)
    .map((line) => smoothPath(evenlySpaced(line, 0.022), units))
    .join('');
}

/** Their edges lie under the sand, so a rough line will do. */
function raisedParts(relief: Relief): string {
  const path = lines(relief)
    .map((line) => straightPath(simplified(line, 0.0075), units))
    .join('');
  return `<path class="r" d="${path}"/>`;
}

function lines(relief: Relief): readonly (readonly Point[])[] {
  return contours(relief).filter((line) => reach(line) > speck);
}

function svg(plate: Plate, style: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${heightOf(plate)}"><style>${style}</style>${body}</svg>`;
}

function styleOf({ light, dark }: Printing): string {
  return `path{fill-rule:evenodd}.w{fill:none;stroke-width:9;stroke-linecap:round}${inksOf(light)}${byNight(inksOf(dark))}`;
}

function inksOf({ ground, raised, sand }: Inks): string {
  return `.g{fill:${ground}}.r{fill:${raised}}.s{fill:${sand}}.w{stroke:${sand}}`;
}

function byNight(rules: string): string {
  return `@media(prefers-color-scheme:dark){${rules}}`;
}

function groundOf(plate: Plate): string {
  return `<path class="g" d="${outline[plate]}"/>`;
}

/** Plates as wide and high as the picture are clipped by it; the others need telling. */
function clipped(plate: Plate, body: string): string {
  if (plate === 'square' || plate === 'oblong') return body;
  return `<clipPath id="p"><path d="${outline[plate]}"/></clipPath><g clip-path="url(#p)">${body}</g>`;
}

function heightOf(plate: Plate): number {
  return Math.round(units * plateHeight[plate]);
}

const outline: Readonly<Record<Plate, string>> = {
  square: 'M0 0h600v600H0z',
  circle: 'M0 300a300 300 0 0 1 600 0a300 300 0 0 1-600 0z',
  hexagon: 'M150 0h300l150 260-150 260H150L0 260z',
  oblong: 'M0 0h600v300H0z',
};
