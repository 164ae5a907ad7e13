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

/** A settled plate: its ground, the parts that swing upwards, and the sand on its nodes. At most 6 kB. */
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

/** A plate that has not sounded yet: loose sand, in which the figure can be guessed. */
export function looseSvg(mode: Mode, printing: Printing, seed: number): string {
  const inks = inksOf(printing);
  const grains = strewn(mode.kind, vibrationOf(mode), { ...looseSand, seed });
  const sand = `<path ${strokeAttributes(inks, 's', 9)} d="${grainsPath(grains, units)}"/>`;
  return sheetSvg(mode.kind, inks, clipped(mode.kind, groundOf(mode.kind, fillAttributes(inks, 'g')) + sand));
}

/** A plate that will not sound: nothing on it but one line from corner to corner. */
export function silentSvg(plate: Plate, printing: Printing): string {
  const inks = inksOf(printing);
  const line = `<path ${strokeAttributes(inks, 's', 9)} d="M0 ${heightOf(plate)}L${units} 0"/>`;
  return sheetSvg(plate, inks, clipped(plate, groundOf(plate, fillAttributes(inks, 'g')) + line));
}

/** The sand alone, for the cover of a programme; some tens of kB, and without a ground. */
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

/** Half the width of the sand on a node. */
const sandHalfWidth = 0.0115;

const looseSand: Omit<Strewing, 'seed'> = { grains: 520, spread: 0.026, stray: 0.11, apart: 0.014 };

/** On a square plate; smaller plates take less. */
const coverSand: Omit<Strewing, 'seed'> = { grains: 6600, spread: 0.0105, stray: 0.012, apart: 0.0046 };

/** Of parts whose edges lie under the sand. */
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
 * A plate as a large engraving, in tones no title is lost on: the parts that swing upwards are hatched, the more the
 * broader, and along the nodes the paper shows. About 8 kB at any size.
 */
export function pressSvg(mode: Mode, { light, dark }: Printing): string {
  const inks: InkNames = {
    g: { light: light.ground, dark: dark.ground },
    r: { light: light.raised, dark: dark.raised },
    p: paper,
  };
  const relief = reliefOf(mode.kind, vibrationOf(mode), cellsAcross);
  const hatched = hatchings.map(
    ({ above }, place) => `<path fill="url(#l${place})" d="${linesAbove(relief, above)}"/>`,
  );
  const nodes = smoothParts(sandOn(relief, nodeHalfWidth), mode.kind, fillAttributes(inks, 'p'));
  const plate = groundOf(mode.kind, fillAttributes(inks, 'g')) + hatched.join('') + nodes;
  return sheetSvg(mode.kind, inks, hatchings.map(pattern(inks)).join('') + clipped(mode.kind, plate));
}

interface Hatching {
  /** How far the plate must stand out. */
  readonly above: number;
  /** How broad a line is where the distance between two is 9. */
  readonly breadth: number;
}

const hatchings: readonly Hatching[] = [
  { above: 0.05, breadth: 2.2 },
  { above: 0.35, breadth: 4.2 },
  { above: 0.75, breadth: 6.2 },
];

const nodeHalfWidth = 0.0065;

function pattern(inks: InkNames): (hatching: Hatching, place: number) => string {
  return ({ breadth }, place) =>
    `<pattern id="l${place}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path ${fillAttributes(inks, 'r')} d="M0 0h9v${breadth}H0z"/></pattern>`;
}

function linesAbove(relief: Relief, height: number): string {
  return linesOf({ ...relief, heights: relief.heights.map((at) => at - height) })
    .map((line) => straightPath(simplified(line, 0.004), units))
    .join('');
}
