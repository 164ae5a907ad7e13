import type { RecommendationData, QuestionTree } from '#domain/page/questionnaire.ts';
import { percentDecodeComponent, percentEncodeComponent } from '#domain/percent-encoding.ts';
import {
  findQuestionByTag,
  findTree,
  type KeuzehulpState,
  type KeuzehulpTransition,
} from '#domain/recommendation/keuzehulp-state.ts';
import { pickAnswerOrder } from '#domain/recommendation/random-choice.ts';
import {
  chooseAnswer,
  getCurrentStep,
  continueToNextQuestion,
  type SelectionPath,
  createInitialSelectionPath,
} from '#domain/recommendation/selection-path.ts';

/**
 * The state of the keuzehulp as a URL fragment, which browsers do not send to servers:
 * `#question/klank-eerst/uitbundig/strijkers+stemmen`, `#result/…` after the last answer, and empty for the start. The questions
 * follow from the tree. The address of a result gives every visitor the same suggestions (KEUZE-6).
 */
export function toKeuzehulpFragment(keuzehulp: KeuzehulpState): string {
  if (keuzehulp.kind === 'start') return '';
  const section = keuzehulp.kind === 'questionnaire' ? 'question' : 'result';
  const steps = keuzehulp.path.map(({ answers }) => answers.map(percentEncodeComponent).join('+'));
  return `#${[section, percentEncodeComponent(keuzehulp.draw.treeId), ...steps].join('/')}`;
}

/** Whether a fragment is a keuzehulp state, valid or not; other fragments are anchors on the page. */
export function isKeuzehulpFragment(fragment: string): boolean {
  return fragment === '' || /^#(question|result)\//.test(fragment);
}

/**
 * Restores the keuzehulp from a fragment, with the effects to run; undefined if the fragment is invalid or the editors have changed
 * the tree. The fractions shuffle (KEUZE-5).
 */
export function parseKeuzehulpFragment(
  fragment: string,
  data: RecommendationData,
  fractions: readonly number[],
): KeuzehulpTransition | undefined {
  const [section, treeId = '', ...encodedSteps] = fragment.split('/');
  if (section !== '#question' && section !== '#result') return undefined;
  const tree = findTree(data, { treeId: percentDecodeComponent(treeId) ?? '' });
  if (!tree) return undefined;
  const path = replayAnswers(tree, encodedSteps.map(parseAnswers), data);
  if (!path) return undefined;
  const draw = pickAnswerOrder(tree, fractions);
  if (section === '#question') return { keuzehulp: { kind: 'questionnaire', draw, path }, effects: [] };
  if (continueToNextQuestion(tree, path).kind !== 'leaf') return undefined;
  return {
    keuzehulp: { kind: 'loading', draw, path },
    effects: [{ kind: 'request' }],
  };
}

function parseAnswers(encodedSteps: string): readonly string[] {
  return encodedSteps === '' ? [] : encodedSteps.split('+').map((tag) => percentDecodeComponent(tag) ?? '');
}

/** Replays answers on a tree; undefined if there are none, an answer is not offered or is repeated, or no question follows before the answers end. */
function replayAnswers(
  tree: QuestionTree,
  [stepAnswers, ...laterAnswers]: readonly (readonly string[])[],
  data: RecommendationData,
  from: SelectionPath = createInitialSelectionPath(tree),
): SelectionPath | undefined {
  if (!stepAnswers) return undefined;
  const multiple = findQuestionByTag(data, getCurrentStep(from).question)?.multiple === true;
  const path = stepAnswers.reduce(
    (partialPath, answer) => chooseAnswer(tree, partialPath, answer, multiple),
    from,
  );
  if (getCurrentStep(path).answers.length !== stepAnswers.length) return undefined;
  if (laterAnswers.length === 0) return path;
  const next = continueToNextQuestion(tree, path);
  return next.kind === 'question' ? replayAnswers(tree, laterAnswers, data, next.path) : undefined;
}
