import { shownAnswers } from '#domain/recommendation/draw.ts';
import { type Keuzehulp, questionOf, treeOf } from '#domain/recommendation/keuzehulp.ts';
import type { Answer, Question, RecommendationData } from '#domain/recommendation/recommendation-data.ts';
import { currentStep, nodeAt, onward, progressOf } from '#domain/recommendation/selection.ts';

/** A question as it is asked: its answers in the order of this run, and how far along it is. */
export interface Asked {
  /** Names this place in the run: the same question may be asked at two. */
  readonly key: string;
  readonly question: Question;
  readonly answers: readonly OfferedAnswer[];
  readonly step: number;
  /** How many questions there are on the longest way from here. */
  readonly of: number;
  /** What was answered to the questions before. */
  readonly earlier: readonly Answer[];
  readonly hasAnswer: boolean;
  /** With what is chosen now, this was the last question. */
  readonly isLast: boolean;
}

export interface OfferedAnswer {
  readonly answer: Answer;
  readonly isChosen: boolean;
  /** Its place among the answers as the editors wrote them, from 0. */
  readonly place: number;
}

/** The question a run is at; null where the editors have taken it away meanwhile. */
export function askedBy(
  { draw, path }: Extract<Keuzehulp, { kind: 'questionnaire' }>,
  data: RecommendationData,
): Asked | null {
  const tree = treeOf(data, draw);
  const node = tree && nodeAt(tree, path);
  const chosen = currentStep(path);
  const question = questionOf(data, chosen.question);
  if (!tree || !node || !question) return null;
  const answersOf = (tags: readonly string[]): readonly Answer[] =>
    tags.flatMap((tag) => data.answers.find((answer) => answer.tag === tag) ?? []);
  return {
    key: `${path.length}-${question.tag}`,
    question,
    answers: answersOf(shownAnswers(node, draw)).map((answer) => ({
      answer,
      isChosen: chosen.answers.includes(answer.tag),
      place: node.answers.indexOf(answer.tag),
    })),
    ...progressOf(tree, path),
    earlier: answersOf(path.slice(0, -1).flatMap(({ answers }) => answers)),
    hasAnswer: chosen.answers.length > 0,
    isLast: onward(tree, path).kind === 'leaf',
  };
}
