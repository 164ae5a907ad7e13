import { compareAscending } from '#domain/compare-ascending.ts';
import type { RecommendationData } from '#domain/page/questionnaire.ts';
import { listTreeNodes } from '#domain/recommendation/question-tree.ts';
import { hashToSeed } from '#domain/seeded-random.ts';
import type { SquarePlateWaves } from '#ui/kit/settling-sand-simulation.ts';

/**
 * The number of each answer of the questionnaire, by tag, from 0. No two are equal, and within a question they increase, so that each
 * answer has a figure of its own (DOOR-2) and the last ones of a question are the liveliest.
 */
export function computeAnswerNumbers({ trees, answers }: RecommendationData): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const node of trees.flatMap(listTreeNodes)) {
    for (const [position, tag] of node.answers.entries()) {
      positions.set(tag, Math.min(position, positions.get(tag) ?? position));
    }
  }
  const ordered = answers
    .map(({ tag }) => tag)
    .toSorted((one, other) => compareAscending(positions.get(one) ?? 0, positions.get(other) ?? 0));
  return new Map(ordered.map((tag, number) => [tag, number]));
}

/** The figure of an answer by its number: the higher, the livelier. */
export function computeAnswerFigure(tag: string, number: number): SquarePlateWaves {
  return { ...(figures[number % figures.length] ?? calmest), seed: hashToSeed(tag) };
}

type Figure = Pick<SquarePlateWaves, 'waves' | 'sign'>;

const calmest: Figure = { waves: [1, 2], sign: -1 };

/** The largest wave number: 176 figures, more than a questionnaire has answers. */
const maxWaves = 16;

/** All different figures, by frequency. */
const figures: readonly Figure[] = Array.from({ length: maxWaves }, (_, at) => at + 1)
  .flatMap((second) => Array.from({ length: second - 1 }, (_, at) => listFigures(at + 1, second)).flat())
  .toSorted((one, other) => frequencyOf(one) - frequencyOf(other));

/** With one odd and one even number both signs give the same figure, turned by 90 degrees. */
function listFigures(first: number, second: number): readonly Figure[] {
  const waves = [first, second] as const;
  const figure: Figure = { waves, sign: -1 };
  return (second - first) % 2 === 0 ? [figure, { waves, sign: 1 }] : [figure];
}

/** The frequency of a square plate's vibration, in an arbitrary unit. */
function frequencyOf({ waves: [first, second] }: Figure): number {
  return first ** 2 + second ** 2;
}
