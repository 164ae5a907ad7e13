import { percentDecoded, percentEncoded } from '#domain/link/percent-encoding.ts';
import { drawOn } from '#domain/recommendation/draw.ts';
import { type Keuzehulp, type KeuzehulpStep, questionOf, treeOf } from '#domain/recommendation/keuzehulp.ts';
import type { RecommendationData, Tree } from '#domain/recommendation/recommendation-data.ts';
import {
  answered,
  currentStep,
  firstQuestion,
  onward,
  type SelectionPath,
} from '#domain/recommendation/selection.ts';

/**
 * The state of the keuzehulp as a URL fragment, which browsers do not send to servers:
 * `#question/klank-eerst/uitbundig/strijkers+stemmen`, `#result/…` after the last answer, and empty for the start. The questions
 * follow from the tree. The address of a result gives every visitor the same suggestions (KEUZE-6).
 */
export function fragmentOf(keuzehulp: Keuzehulp): string {
  if (keuzehulp.kind === 'start') return '';
  const section = keuzehulp.kind === 'questionnaire' ? 'question' : 'result';
  const steps = keuzehulp.path.map(({ answers }) => answers.map(percentEncoded).join('+'));
  return `#${[section, percentEncoded(keuzehulp.draw.treeId), ...steps].join('/')}`;
}

/** Whether a fragment is a keuzehulp state, valid or not; other fragments are anchors on the page. */
export function isPlace(fragment: string): boolean {
  return fragment === '' || /^#(question|result)\//.test(fragment);
}

/**
 * Restores the keuzehulp from a fragment, with the effects to run; undefined if the fragment is invalid or the editors have changed
 * the tree. The fractions shuffle (KEUZE-5).
 */
export function keuzehulpAt(
  fragment: string,
  data: RecommendationData,
  fractions: readonly number[],
): KeuzehulpStep | undefined {
  const [, section, treeId = '', encodedSteps = ''] =
    /^#(question|result)\/([^/]*)\/(.*)$/.exec(fragment) ?? [];
  const tree = treeOf(data, { treeId: percentDecoded(treeId) ?? '', order: [] });
  const path = tree && replayAnswers(tree, encodedSteps.split('/').map(parseAnswers), data);
  if (!section || !tree || !path) return undefined;
  const draw = drawOn(tree, fractions);
  if (section === 'question') return { keuzehulp: { kind: 'questionnaire', draw, path }, effects: [] };
  if (onward(tree, path).kind !== 'leaf') return undefined;
  return {
    keuzehulp: { kind: 'loading', draw, path },
    effects: [{ kind: 'request' }],
  };
}

function parseAnswers(encodedSteps: string): readonly string[] {
  return encodedSteps === '' ? [] : encodedSteps.split('+').map((tag) => percentDecoded(tag) ?? '');
}

/** Replays answers on a tree; undefined if an answer is not offered or is repeated, or no question follows before the answers end. */
function replayAnswers(
  tree: Tree,
  [stepAnswers = [], ...laterAnswers]: readonly (readonly string[])[],
  data: RecommendationData,
  from: SelectionPath = firstQuestion(tree),
): SelectionPath | undefined {
  const multiple = questionOf(data, currentStep(from).question)?.multiple === true;
  const path = stepAnswers.reduce(
    (partialPath, answer) => answered(tree, partialPath, answer, multiple),
    from,
  );
  if (currentStep(path).answers.length !== stepAnswers.length) return undefined;
  if (laterAnswers.length === 0) return path;
  const next = onward(tree, path);
  return next.kind === 'question' ? replayAnswers(tree, laterAnswers, data, next.path) : undefined;
}
