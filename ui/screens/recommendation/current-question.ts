import type { Answer, Question, RecommendationData } from '#domain/page/questionnaire.ts';
import { findQuestionByTag, findTree, type KeuzehulpState } from '#domain/recommendation/keuzehulp-state.ts';
import { orderAnswers } from '#domain/recommendation/random-choice.ts';
import {
  findCurrentNode,
  getCurrentStep,
  continueToNextQuestion,
  computeProgress,
} from '#domain/recommendation/selection-path.ts';
import { computeAnswerNumbers } from '#ui/screens/recommendation/answer-figures.ts';

/** The current question of a run, with its answers in the order of this run and the progress. */
export interface QuestionInRun {
  /** Identifies this step of the run: the same question may occur twice. */
  readonly key: string;
  readonly question: Question;
  readonly answers: readonly AnswerOption[];
  readonly step: number;
  /** The number of questions on the longest path from here. */
  readonly stepCount: number;
  /** The answers to the previous questions. */
  readonly previousAnswers: readonly Answer[];
  readonly hasAnswer: boolean;
  /** Whether this is the last question, given the chosen answer. */
  readonly isLast: boolean;
}

export interface AnswerOption {
  readonly answer: Answer;
  readonly isChosen: boolean;
  /** Its number among all answers of the questionnaire, which decides its figure. */
  readonly number: number;
}

/** The current question of a run; null if the editors have removed it in the meantime. */
export function findCurrentQuestion(
  { draw, path }: Extract<KeuzehulpState, { kind: 'questionnaire' }>,
  data: RecommendationData,
): QuestionInRun | null {
  const tree = findTree(data, draw);
  const node = tree && findCurrentNode(tree, path);
  const chosen = getCurrentStep(path);
  const question = findQuestionByTag(data, chosen.question);
  if (!tree || !node || !question) return null;
  const findAnswers = (tags: readonly string[]): readonly Answer[] =>
    tags.flatMap((tag) => data.answers.find((answer) => answer.tag === tag) ?? []);
  const numbers = computeAnswerNumbers(data);
  return {
    key: `${path.length}-${question.tag}`,
    question,
    answers: findAnswers(orderAnswers(node, draw)).map((answer) => ({
      answer,
      isChosen: chosen.answers.includes(answer.tag),
      number: numbers.get(answer.tag) ?? 0,
    })),
    ...computeProgress(tree, path),
    previousAnswers: findAnswers(path.slice(0, -1).flatMap(({ answers }) => answers)),
    hasAnswer: chosen.answers.length > 0,
    isLast: continueToNextQuestion(tree, path).kind === 'leaf',
  };
}
