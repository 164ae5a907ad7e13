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
 * The visitor's place in the keuzehulp as a URL fragment, which is never sent to a server:
 * `#question/klank-eerst/uitbundig/strijkers+stemmen`, `#result/…` with the last answer, and nothing for the start. The
 * questions follow from the tree. Whoever opens the address of a result gets the same suggestions (KEUZE-6).
 */
export function fragmentOf(keuzehulp: Keuzehulp): string {
  if (keuzehulp.kind === 'start') return '';
  const place = keuzehulp.kind === 'questionnaire' ? 'question' : 'result';
  const steps = keuzehulp.path.map(({ answers }) => answers.map(percentEncoded).join('+'));
  return `#${[place, percentEncoded(keuzehulp.draw.treeId), ...steps].join('/')}`;
}

/** Whether a fragment names a place in the keuzehulp, be it one that is still there; any other leads to a part of the page. */
export function isPlace(fragment: string): boolean {
  return fragment === '' || /^#(question|result)\//.test(fragment);
}

/**
 * The keuzehulp as a fragment says it, and what is to be asked for it; undefined for a fragment that is none, and where the
 * editors have changed the tree under it. The fractions shuffle (KEUZE-5).
 */
export function keuzehulpAt(
  fragment: string,
  data: RecommendationData,
  fractions: readonly number[],
): KeuzehulpStep | undefined {
  const [, place, treeId = '', written = ''] = /^#(question|result)\/([^/]*)\/(.*)$/.exec(fragment) ?? [];
  const tree = treeOf(data, { treeId: percentDecoded(treeId) ?? '', order: [] });
  const path = tree && pathOf(tree, written.split('/').map(answersIn), data);
  if (!place || !tree || !path) return undefined;
  const draw = drawOn(tree, fractions);
  if (place === 'question') return { keuzehulp: { kind: 'questionnaire', draw, path }, effects: [] };
  if (onward(tree, path).kind !== 'leaf') return undefined;
  return {
    keuzehulp: { kind: 'loading', draw, path },
    effects: [{ kind: 'request' }],
  };
}

function answersIn(written: string): readonly string[] {
  return written === '' ? [] : written.split('+').map((tag) => percentDecoded(tag) ?? '');
}

/** The way these answers lead; undefined where one of them is not offered, or no question follows before they end. */
function pathOf(
  tree: Tree,
  [given = [], ...further]: readonly (readonly string[])[],
  data: RecommendationData,
  from: SelectionPath = firstQuestion(tree),
): SelectionPath | undefined {
  const multiple = questionOf(data, currentStep(from).question)?.multiple === true;
  const path = given.reduce((so, answer) => answered(tree, so, answer, multiple), from);
  const taken = currentStep(path).answers;
  if (taken.length !== given.length || taken.some((answer, place) => answer !== given[place]))
    return undefined;
  if (further.length === 0) return path;
  const way = onward(tree, path);
  return way.kind === 'question' ? pathOf(tree, further, data, way.path) : undefined;
}
