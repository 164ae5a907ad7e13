import { seedOf } from '#domain/figure/chance.ts';
import type { SquareFigure } from '#ui/kit/sand.ts';

/** The figures of a question's answers, from the calmest to the liveliest. */
const calmToLively = [
  [1, 4],
  [2, 4],
  [1, 5],
  [3, 5],
  [2, 6],
  [4, 6],
  [3, 7],
  [5, 7],
] as const;

/** The sand of an answer: its place among the others says how lively it lies. */
export function answerFigure(tag: string, place: number): SquareFigure {
  const waves = calmToLively[place % calmToLively.length] ?? calmToLively[0];
  return { waves, sign: place % 2 === 0 ? -1 : 1, seed: seedOf(tag) };
}
