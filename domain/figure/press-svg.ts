import { type Printing, paper } from '#domain/figure/inks.ts';
import { simplified } from '#domain/figure/line.ts';
import { type Relief, reliefOf, sandOn } from '#domain/figure/relief.ts';
import { straightPath } from '#domain/figure/svg-path.ts';
import {
  cellsAcross,
  clipped,
  filled,
  groundOf,
  type InkNames,
  linesOf,
  sheetSvg,
  smoothParts,
  units,
} from '#domain/figure/svg-sheet.ts';
import { type Mode, vibrationOf } from '#domain/figure/vibration.ts';

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
  const nodes = smoothParts(sandOn(relief, nodeHalfWidth), mode.kind, filled(inks, 'p'));
  const plate = groundOf(mode.kind, filled(inks, 'g')) + hatched.join('') + nodes;
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
    `<pattern id="l${place}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path ${filled(inks, 'r')} d="M0 0h9v${breadth}H0z"/></pattern>`;
}

function linesAbove(relief: Relief, height: number): string {
  return linesOf({ ...relief, heights: relief.heights.map((at) => at - height) })
    .map((line) => straightPath(simplified(line, 0.004), units))
    .join('');
}
