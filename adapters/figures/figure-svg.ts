import {
  type ColourByScheme,
  gridCellsPerWidth,
  type InksByClassName,
  renderPlateOutline,
  renderRaisedAreas,
  traceLargeContours,
  toFillAttributes,
  toStrokeAttributes,
  computeViewBoxHeight,
  viewBoxWidth,
  wrapFigureSvg,
  wrapInPlateClipPath,
} from '#adapters/figures/figure-svg-parts.ts';
import { broadHatching, fineHatching, renderHatching } from '#adapters/figures/hatching.ts';
import { simplifyClosedLine } from '#adapters/figures/line-geometry.ts';
import { toGrainsPath, toStraightClosedPath } from '#adapters/figures/svg-path.ts';
import { pageBackgroundColours } from '#hall/inks.ts';
import { computeHeightGrid, type HeightGrid, toSandCoverageGrid } from '#ui/figure/height-grid.ts';
import type { FigureInks } from '#ui/figure/inks.ts';
import { heightToWidthByPlate, type Plate } from '#ui/figure/plate.ts';
import { type SandScatterOptions, scatterSandGrains } from '#ui/figure/scatter-sand-grains.ts';
import {
  type VibrationMode,
  createDisplacementFunction,
  type DisplacementFunction,
} from '#ui/figure/vibration.ts';

/** A settled plate: ground, raised areas, and sand on the nodal lines. At most 6 kB. */
export function renderSettledFigureSvg(mode: VibrationMode, printing: FigureInks): string {
  const inks = inksOf(printing);
  const relief = computeHeightGrid(mode.kind, createDisplacementFunction(mode), gridCellsPerWidth);
  const raised = `<path ${toFillAttributes(inks, 'r')} d="${roughLines(relief)}"/>`;
  const sand = renderRaisedAreas(
    toSandCoverageGrid(relief, sandHalfWidth),
    mode.kind,
    toFillAttributes(inks, 's'),
  );
  return renderOnPlate(mode.kind, inks, raised + sand);
}

/** A drawing on the ground of a plate. */
function renderOnPlate(plate: Plate, inks: InksByClassName, drawing: string): string {
  const ground = renderPlateOutline(plate, toFillAttributes(inks, 'g'));
  return wrapFigureSvg(plate, inks, wrapInPlateClipPath(plate, ground + drawing));
}

/** A plate not yet sounded: loose sand, in which the figure is faintly visible. */
export function renderLooseSandSvg(mode: VibrationMode, printing: FigureInks, seed: number): string {
  const inks = inksOf(printing);
  const grains = scatterSandGrains(mode.kind, createDisplacementFunction(mode), { ...looseSand, seed });
  const sand = `<path ${toStrokeAttributes(inks, 's', 9)} d="${toGrainsPath(grains, viewBoxWidth)}"/>`;
  return renderOnPlate(mode.kind, inks, sand);
}

/** A plate of a cancelled concert: only a diagonal line. */
export function renderCancelledPlateSvg(plate: Plate, printing: FigureInks): string {
  const inks = inksOf(printing);
  const line = `<path ${toStrokeAttributes(inks, 's', 9)} d="M0 ${computeViewBoxHeight(plate)}L${viewBoxWidth} 0"/>`;
  return renderOnPlate(plate, inks, line);
}

/**
 * An engraving for a programme cover, without a ground: raised areas are hatched, and sand lies on the nodal lines. Only the upper half
 * of the sand is written; the lower half repeats it, as the lower half of every figure does. Where the picture is wide, the whole is
 * repeated after turns that leave the figure as it is, in finer grains: as much sand as before, in two tones. At most 6 kB compressed.
 */
export function renderCoverFigureSvg(mode: VibrationMode, sand: ColourByScheme, seed: number): string {
  const displacement = createDisplacementFunction(mode);
  const grains = scatterSandGrains(mode.kind, displacement, {
    ...coverSand,
    grains: Math.round((coverSand.grains * heightToWidthByPlate[mode.kind]) / 2),
    isUpperHalf: true,
    seed,
  });
  const inks = { s: sand, h: sand };
  const upper = `<path id="h" d="${toGrainsPath(grains, viewBoxWidth)}"/>`;
  const lower = `<use href="#h" transform="${toLowerHalfTransform(mode.kind)}"/>`;
  const turns = listSymmetries(mode.kind, displacement).slice(0, maxTurns);
  const turned = turns.map((turn, index) => {
    const tone = index === 0 ? '' : ` stroke-opacity="${secondTone}"`;
    return `<use class="w" display="none"${tone} href="#g" transform="${toTurnTransform(turn, mode.kind)}"/>`;
  });
  const fineSize = (coverGrainSize / Math.sqrt(1 + turns.length)).toFixed(2);
  const whole = `<g id="g">${upper}${lower}</g>${turned.join('')}`;
  const relief = computeHeightGrid(mode.kind, displacement, gridCellsPerWidth);
  const hatching = renderHatching(relief, mode.kind, toStrokeAttributes(inks, 'h', 1), fineHatching);
  return wrapFigureSvg(
    mode.kind,
    inks,
    `${wrapInPlateClipPath(mode.kind, hatching)}<g ${toStrokeAttributes(inks, 's', coverGrainSize)}>${whole}</g>`,
    `@media(min-width:${viewBoxWidth}px){.s-line{stroke-width:${fineSize}}.w{display:inline}}`,
  );
}

/** The diameter of a grain on a cover, in units of the view box. */
const coverGrainSize = 3.5;

/** How often the sand is repeated on a wide cover. */
const maxTurns = 2;

/** The opacity of the last repetition: a second, weaker tone of the sand. */
const secondTone = 0.62;

/** Half a unit off, so that repeated grains are not on the grid of the others. */
function toTurnTransform([a, b, c, d]: SymmetryMatrix, plate: Plate): string {
  const [x, y] = [viewBoxWidth / 2, computeViewBoxHeight(plate) / 2];
  const offsets = [x - a * x - c * y + 0.5, y - b * x - d * y + 0.5];
  return `matrix(${[a, b, c, d, ...offsets].map((number) => Number(number.toFixed(3))).join(' ')})`;
}

/** How the upper half of a figure becomes the lower one: turned by half a turn, and mirrored on a circle with an odd number of diameters. */
function toLowerHalfTransform(plate: Plate): string {
  const height = computeViewBoxHeight(plate);
  return plate === 'circle' ? `matrix(1 0 0 -1 0 ${height})` : `matrix(-1 0 0 -1 ${viewBoxWidth} ${height})`;
}

/** Half the width of the sand on a nodal line, in widths of the plate. */
const sandHalfWidth = 0.0115;

const looseSand: Omit<SandScatterOptions, 'seed'> = {
  grains: 520,
  spread: 0.026,
  stray: 0.11,
  minDistance: 0.014,
};

/** For a square plate; smaller plates have fewer grains. */
const coverSand: Omit<SandScatterOptions, 'seed'> = {
  grains: 3700,
  spread: 0.0105,
  stray: 0.012,
  minDistance: 0.0046,
};

/** Contours with few points; the sand covers their edges. */
function roughLines(relief: HeightGrid): string {
  return traceLargeContours(relief)
    .map((line) => toStraightClosedPath(simplifyClosedLine(line, 0.0075), viewBoxWidth))
    .join('');
}

function inksOf({ light, dark }: FigureInks): InksByClassName {
  return {
    g: { light: light.ground, dark: dark.ground },
    r: { light: light.raised, dark: dark.raised },
    s: { light: light.sand, dark: dark.sand },
  };
}

/**
 * A plate as a large engraving, pale enough for a title on top: raised areas are hatched, higher ones with broader lines, and the
 * nodal lines show the paper.
 */
export function renderPaleEngravingSvg(mode: VibrationMode, { light, dark }: FigureInks): string {
  const inks: InksByClassName = {
    g: { light: light.ground, dark: dark.ground },
    r: { light: light.raised, dark: dark.raised },
    p: pageBackgroundColours,
  };
  const relief = computeHeightGrid(mode.kind, createDisplacementFunction(mode), gridCellsPerWidth);
  const hatching = renderHatching(relief, mode.kind, toStrokeAttributes(inks, 'r', 1), broadHatching);
  const nodes = renderRaisedAreas(
    toSandCoverageGrid(relief, nodeHalfWidth),
    mode.kind,
    toFillAttributes(inks, 'p'),
  );
  return renderOnPlate(mode.kind, inks, hatching + nodes);
}

const nodeHalfWidth = 0.0065;

/** A rotation or mirror image about the middle of a plate: the first four numbers of an SVG matrix. */
type SymmetryMatrix = readonly [a: number, b: number, c: number, d: number];

const mirror: SymmetryMatrix = [-1, 0, 0, 1];
const diagonal: SymmetryMatrix = [0, 1, 1, 0];

/** The rotation by a part of a full turn. */
function rotation(parts: number): SymmetryMatrix {
  const angle = (2 * Math.PI) / parts;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos];
}

/** The turns that may show a plate as it is, besides those by which its lower half repeats its upper half. */
const turnsByPlate: Readonly<Record<Plate, readonly SymmetryMatrix[]>> = {
  square: [diagonal, mirror],
  circle: [mirror, ...[3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18].map(rotation)],
  hexagon: [6, 3].map(rotation),
  oblong: [mirror],
};

/** The turns after which a vibrating plate has its nodes where they were. */
function listSymmetries(plate: Plate, displacement: DisplacementFunction): readonly SymmetryMatrix[] {
  return turnsByPlate[plate].filter((turn) =>
    samples.every(([right, down]) => {
      const middle = heightToWidthByPlate[plate] / 2;
      const at = ([x, y]: readonly [number, number]) => Math.abs(displacement(0.5 + x, middle + y));
      return Math.abs(at([right, down]) - at(applyTurn(turn, right, down))) < 1e-9;
    }),
  );
}

/** Points of every plate, from its middle, on no axis of it. */
const samples = [
  [0.11, 0.17],
  [-0.23, 0.06],
  [0.31, -0.13],
  [-0.05, -0.21],
] as const;

function applyTurn([a, b, c, d]: SymmetryMatrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y, b * x + d * y];
}
