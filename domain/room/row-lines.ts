import type { DrawingPath } from '#domain/room/drawing-path.ts';
import type { PlanPoint } from '#domain/room/room-plan.ts';

/** The corners of a line; a curve has many. */
export type RowLine = readonly PlanPoint[];

/** A point of a step of the pen, from 0 (its begin) to 1. */
type Curve = (part: number) => PlanPoint;

interface Pen {
  readonly at: PlanPoint;
  /** Where its line began, to which `Z` returns. */
  readonly start: PlanPoint;
  /** Where the next smooth curve (`S`, `T`) leaves for, after a curve of the same kind. */
  readonly smooth?: { readonly kind: 'C' | 'Q'; readonly towards: PlanPoint };
}

/** One letter with the numbers of one step. */
interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** So many straight parts for a curve. */
const partsPerCurve = 12;

const numbersPerStep: Readonly<Record<string, number>> = { H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** The lines of a drawing, one for each move of its pen, as straight parts. */
export function parseRowLines(drawing: DrawingPath): readonly RowLine[] {
  const lines: PlanPoint[][] = [];
  const origin = { x: 0, y: 0 };
  let pen: Pen = { at: origin, start: origin };
  for (const command of parseCommands(drawing)) {
    const kind = command.letter.toUpperCase();
    const [end = pen.start, ...controls] = toPoints(command, pen).toReversed();
    if (kind === 'M') lines.push([end]);
    else
      lines
        .at(-1)
        ?.push(...sampleCurve(toCurve(kind, command.numbers, pen, [...controls.toReversed(), end])));
    pen = { at: end, start: kind === 'M' ? end : pen.start, ...toSmooth(kind, pen, controls[0], end) };
  }
  return lines;
}

/** Each step with its letter; further pairs of a move are lines. */
function parseCommands(drawing: DrawingPath): readonly Command[] {
  return [...drawing.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const kind = letter.toUpperCase();
    const numbers = kind === 'A' ? parseArcNumbers(text) : parseNumbers(text);
    const size = numbersPerStep[kind] ?? 2;
    if (size === 0) return [{ letter, numbers }];
    const lineLetter = { M: 'L', m: 'l' }[letter] ?? letter;
    return Array.from({ length: Math.floor(numbers.length / size) }, (_, step) => ({
      letter: step === 0 ? letter : lineLetter,
      numbers: numbers.slice(step * size, (step + 1) * size),
    }));
  });
}

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;

function parseNumbers(text: string): readonly number[] {
  return (text.match(new RegExp(number, 'g')) ?? []).map(Number);
}

/** The two flags of an arc may be written without separators: `01-5 3`. */
function parseArcNumbers(text: string): readonly number[] {
  const part = `(${number})[\\s,]*`;
  const flag = String.raw`([01])[\s,]*`;
  const arc = new RegExp(part.repeat(3) + flag.repeat(2) + part.repeat(2), 'g');
  return [...text.matchAll(arc)].flatMap(([, ...numbers]) => numbers.map(Number));
}

/** The points of a step in the plan, its end last. */
function toPoints({ letter, numbers }: Command, { at }: Pen): readonly PlanPoint[] {
  const isRelative = letter !== letter.toUpperCase();
  const from = isRelative ? at : { x: 0, y: 0 };
  const [first = 0] = numbers;
  if (/h/i.test(letter)) return [{ x: from.x + first, y: at.y }];
  if (/v/i.test(letter)) return [{ x: at.x, y: from.y + first }];
  const pairs = /a/i.test(letter) ? numbers.slice(-2) : numbers;
  return pairs.flatMap((x, index) =>
    index % 2 === 0 ? [{ x: from.x + x, y: from.y + (pairs[index + 1] ?? 0) }] : [],
  );
}

function toCurve(kind: string, numbers: readonly number[], pen: Pen, points: readonly PlanPoint[]): Curve {
  if (kind === 'A') return toArc(numbers, pen.at, points[0] ?? pen.at);
  const isSmooth = kind === 'S' || kind === 'T';
  return toBezier(isSmooth ? [pen.at, toSmoothControl(kind, pen), ...points] : [pen.at, ...points]);
}

function toSmoothControl(kind: string, { at, smooth }: Pen): PlanPoint {
  return smooth?.kind === (kind === 'S' ? 'C' : 'Q') ? smooth.towards : at;
}

/** The control point of the next smooth curve: the last one of this curve, mirrored at its end. */
function toSmooth(
  kind: string,
  pen: Pen,
  lastControl: PlanPoint | undefined,
  end: PlanPoint,
): Pick<Pen, 'smooth'> {
  const control = kind === 'T' ? toSmoothControl(kind, pen) : lastControl;
  if (!control || !/[CSQT]/.test(kind)) return {};
  const towards = { x: 2 * end.x - control.x, y: 2 * end.y - control.y };
  return { smooth: { kind: /[CS]/.test(kind) ? 'C' : 'Q', towards } };
}

/** A straight line, or a curve with control points, by repeated division (De Casteljau). */
function toBezier(points: readonly PlanPoint[]): Curve {
  return (part) => {
    let left = points;
    while (left.length > 1) {
      left = left.slice(1).map((point, index) => computePlanPointBetween(left[index] ?? point, point, part));
    }
    return left[0] ?? { x: 0, y: 0 };
  };
}

/** An arc of an ellipse between two points, as SVG defines it. */
function toArc(numbers: readonly number[], from: PlanPoint, to: PlanPoint): Curve {
  const [radiusX = 0, radiusY = 0, turn = 0, isLarge = 0, isClockwise = 0] = numbers;
  if (radiusX === 0 || radiusY === 0) return toBezier([from, to]);
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // In a plane where the ellipse is a circle of radius 1, both points around 0.
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const begin = { x: (cos * half.x + sin * half.y) / radiusX, y: (cos * half.y - sin * half.x) / radiusY };
  const size = Math.max(1, Math.hypot(begin.x, begin.y));
  const aside =
    Math.sqrt(Math.max(0, (size / Math.hypot(begin.x, begin.y)) ** 2 - 1)) *
    (isLarge === isClockwise ? -1 : 1);
  const middle = { x: aside * begin.y, y: -aside * begin.x };
  const start = Math.atan2(begin.y - middle.y, begin.x - middle.x);
  const sweep = Math.atan2(-begin.y - middle.y, -begin.x - middle.x) - start;
  const fullTurn = 2 * Math.PI;
  const turned = isClockwise ? (sweep + fullTurn) % fullTurn : (sweep - fullTurn) % fullTurn || 0;
  return (part) => {
    const x = radiusX * (middle.x + size * Math.cos(start + turned * part));
    const y = radiusY * (middle.y + size * Math.sin(start + turned * part));
    return { x: (from.x + to.x) / 2 + cos * x - sin * y, y: (from.y + to.y) / 2 + sin * x + cos * y };
  };
}

function sampleCurve(curve: Curve): RowLine {
  return Array.from({ length: partsPerCurve }, (_, index) => curve((index + 1) / partsPerCurve));
}

/** The point at a part of the way from one to another. */
export function computePlanPointBetween(from: PlanPoint, to: PlanPoint, part: number): PlanPoint {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
