import { type Printing, paper } from '#domain/figure/inks.ts';
import { simplified } from '#domain/figure/line.ts';
import { type Plate, plateHeight } from '#domain/figure/plate.ts';
import { type Relief, reliefOf, sandOn } from '#domain/figure/relief.ts';
import { type Strewing, strewn } from '#domain/figure/sand.ts';
import { grainsPath, straightPath } from '#domain/figure/svg-path.ts';
import {
  cellsAcross,
  clipped,
  fillAttributes,
  groundOf,
  heightOf,
  type Ink,
  type InkNames,
  linesOf,
  sheetSvg,
  smoothParts,
  strokeAttributes,
  units,
} from '#domain/figure/svg-sheet.ts';
import { type Mode, vibrationOf } from '#domain/figure/vibration.ts';

/** A settled plate: ground, raised areas, and sand on the nodal lines. At most 6 kB. */
export function settledSvg(mode: Mode, printing: Printing): string {
  const inks = inksOf(printing);
  const relief = reliefOf(mode.kind, vibrationOf(mode), cellsAcross);
  const raised = `<path ${fillAttributes(inks, 'r')} d="${roughLines(relief)}"/>`;
  const sand = smoothParts(sandOn(relief, sandHalfWidth), mode.kind, fillAttributes(inks, 's'));
  return sheetSvg(
    mode.kind,
    inks,
    clipped(mode.kind, groundOf(mode.kind, fillAttributes(inks, 'g')) + raised + sand),
  );
}

/** A plate not yet sounded: loose sand, in which the figure is faintly visible. */
export function looseSvg(mode: Mode, printing: Printing, seed: number): string {
  const inks = inksOf(printing);
  const grains = strewn(mode.kind, vibrationOf(mode), { ...looseSand, seed });
  const sand = `<path ${strokeAttributes(inks, 's', 9)} d="${grainsPath(grains, units)}"/>`;
  return sheetSvg(mode.kind, inks, clipped(mode.kind, groundOf(mode.kind, fillAttributes(inks, 'g')) + sand));
}

/** A plate of a cancelled concert: only a diagonal line. */
export function silentSvg(plate: Plate, printing: Printing): string {
  const inks = inksOf(printing);
  const line = `<path ${strokeAttributes(inks, 's', 9)} d="M0 ${heightOf(plate)}L${units} 0"/>`;
  return sheetSvg(plate, inks, clipped(plate, groundOf(plate, fillAttributes(inks, 'g')) + line));
}

/** The sand alone, for a programme cover; some tens of kB, without a ground. */
export function coverSvg(mode: Mode, sand: Ink, seed: number): string {
  const grains = strewn(mode.kind, vibrationOf(mode), {
    ...coverSand,
    grains: Math.round(coverSand.grains * plateHeight[mode.kind]),
    seed,
  });
  const inks = { s: sand };
  return sheetSvg(
    mode.kind,
    inks,
    `<path ${strokeAttributes(inks, 's', 3.5)} d="${grainsPath(grains, units)}"/>`,
  );
}

/** Half the width of the sand on a nodal line, in widths of the plate. */
const sandHalfWidth = 0.0115;

const looseSand: Omit<Strewing, 'seed'> = { grains: 520, spread: 0.026, stray: 0.11, apart: 0.014 };

/** For a square plate; smaller plates have fewer grains. */
const coverSand: Omit<Strewing, 'seed'> = { grains: 6600, spread: 0.0105, stray: 0.012, apart: 0.0046 };

/** Contours with few points; the sand covers their edges. */
function roughLines(relief: Relief): string {
  return linesOf(relief)
    .map((line) => straightPath(simplified(line, 0.0075), units))
    .join('');
}

function inksOf({ light, dark }: Printing): InkNames {
  return {
    g: { light: light.ground, dark: dark.ground },
    r: { light: light.raised, dark: dark.raised },
    s: { light: light.sand, dark: dark.sand },
  };
}

/**
 * A plate as a large engraving, pale enough for a title on top: raised areas are hatched, higher ones with broader lines, and the
 * nodal lines show the paper. About 8 kB at any size.
 */
export function pressSvg(mode: Mode, { light, dark }: Printing): string {
  const inks: InkNames = {
    g: { light: light.ground, dark: dark.ground },
    r: { light: light.raised, dark: dark.raised },
    p: paper,
  };
  const relief = reliefOf(mode.kind, vibrationOf(mode), cellsAcross);
  const hatched = hatchings.map(
    ({ above }, index) => `<path fill="url(#l${index})" d="${linesAbove(relief, above)}"/>`,
  );
  const nodes = smoothParts(sandOn(relief, nodeHalfWidth), mode.kind, fillAttributes(inks, 'p'));
  const plate = groundOf(mode.kind, fillAttributes(inks, 'g')) + hatched.join('') + nodes;
  return sheetSvg(mode.kind, inks, hatchings.map(pattern(inks)).join('') + clipped(mode.kind, plate));
}

interface Hatching {
  /** Minimum height of the area. */
  readonly above: number;
  /** The width of a hatching line, for a distance of 9 between lines. */
  readonly breadth: number;
}

const hatchings: readonly Hatching[] = [
  { above: 0.05, breadth: 2.2 },
  { above: 0.35, breadth: 4.2 },
  { above: 0.75, breadth: 6.2 },
];

const nodeHalfWidth = 0.0065;

function pattern(inks: InkNames): (hatching: Hatching, index: number) => string {
  return ({ breadth }, index) =>
    `<pattern id="l${index}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path ${fillAttributes(inks, 'r')} d="M0 0h9v${breadth}H0z"/></pattern>`;
}

function linesAbove(relief: Relief, height: number): string {
  return linesOf({ ...relief, heights: relief.heights.map((at) => at - height) })
    .map((line) => straightPath(simplified(line, 0.004), units))
    .join('');
}
