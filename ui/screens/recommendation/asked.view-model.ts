import { shownAnswers } from '#domain/recommendation/draw.ts';
import { type Keuzehulp, questionOf, treeOf } from '#domain/recommendation/keuzehulp.ts';
import type { Answer, Question, RecommendationData } from '#domain/recommendation/recommendation-data.ts';
import { currentStep, nodeAt, onward, progressOf } from '#domain/recommendation/selection.ts';

/** The current question of a run, with its answers in the order of this run and the progress. */
export interface Asked {
  /** Identifies this step of the run: the same question may occur twice. */
  readonly key: string;
  readonly question: Question;
  readonly answers: readonly OfferedAnswer[];
  readonly step: number;
  /** The number of questions on the longest path from here. */
  readonly of: number;
  /** The answers to the previous questions. */
  readonly earlier: readonly Answer[];
  readonly hasAnswer: boolean;
  /** Whether this is the last question, given the chosen answer. */
  readonly isLast: boolean;
}

export interface OfferedAnswer {
  readonly answer: Answer;
  readonly isChosen: boolean;
  /** Its index in the editors' order. */
  readonly place: number;
}

/** The current question of a run; null if the editors have removed it in the meantime. */
export function askedBy(
  { draw, path }: Extract<Keuzehulp, { kind: 'questionnaire' }>,
  data: RecommendationData,
): Asked | null {
  const tree = treeOf(data, draw);
  const node = tree && nodeAt(tree, path);
  const chosen = currentStep(path);
  const question = questionOf(data, chosen.question);
  if (!tree || !node || !question) return null;
  const findAnswers = (tags: readonly string[]): readonly Answer[] =>
    tags.flatMap((tag) => data.answers.find((answer) => answer.tag === tag) ?? []);
  return {
    key: `${path.length}-${question.tag}`,
    question,
    answers: findAnswers(shownAnswers(node, draw)).map((answer) => ({
      answer,
      isChosen: chosen.answers.includes(answer.tag),
      place: node.answers.indexOf(answer.tag),
    })),
    ...progressOf(tree, path),
    earlier: findAnswers(path.slice(0, -1).flatMap(({ answers }) => answers)),
    hasAnswer: chosen.answers.length > 0,
    isLast: onward(tree, path).kind === 'leaf',
  };
}
