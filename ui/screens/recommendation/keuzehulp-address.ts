import type { RecommendationData, QuestionTree } from '#domain/page/questionnaire.ts';
import { percentDecodeComponent, percentEncodeComponent } from '#domain/percent-encoding.ts';
import {
  findQuestionByTag,
  findTree,
  type KeuzehulpState,
  type KeuzehulpTransition,
} from '#domain/recommendation/keuzehulp-state.ts';
import { type KeuzehulpRandomChoice, pickAnswerOrder } from '#domain/recommendation/random-choice.ts';
import {
  chooseAnswer,
  getCurrentStep,
  continueToNextQuestion,
  type SelectionPath,
  createInitialSelectionPath,
} from '#domain/recommendation/selection-path.ts';
import type { Navigator } from '#ports/navigator.port.ts';

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

/** The state at a fragment, with the random choices of the current run if it is of the same tree; the start if the fragment has none. */
export function findStepAt(
  fragment: string,
  data: RecommendationData,
  draw: KeuzehulpRandomChoice,
  fractions: readonly number[],
): KeuzehulpTransition {
  const step = parseKeuzehulpFragment(fragment, data, fractions);
  if (!step) return { keuzehulp: { kind: 'start', draw, notice: null }, effects: [] };
  const isSameRun = step.keuzehulp.draw.treeId === draw.treeId;
  return isSameRun ? { ...step, keuzehulp: { ...step.keuzehulp, draw } } : step;
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

/** Who caused an address: it is the first one, the run itself navigated, or the visitor did. */
type Arrival = 'first' | 'ours' | 'theirs';

/** The position of a run in the address, as its fragment. Navigations of the run itself may arrive late. */
export class KeuzehulpAddress {
  readonly #navigator: Navigator;
  readonly #path: string;
  /** The current fragment, or the one being navigated to; null before the first address. */
  #fragment: string | null = null;
  /** The fragments navigated to that have not arrived yet. */
  #pending: readonly string[] = [];

  /** `path` is the page's path and query. */
  constructor(navigator: Navigator, path: string) {
    this.#navigator = navigator;
    this.#path = path;
  }

  classifyArrival(fragment: string): Arrival {
    const index = this.#pending.indexOf(fragment);
    this.#pending = index < 0 ? [] : this.#pending.slice(index + 1);
    if (index >= 0) return 'ours';
    const isFirst = this.#fragment === null;
    this.#fragment = fragment;
    return isFirst ? 'first' : 'theirs';
  }

  /** Navigates to the next state, unless its address is the current one. `isResumed`: the visitor was there before a reload. */
  follow(previous: KeuzehulpState | null, next: KeuzehulpState, isResumed: boolean): void {
    const fragment = toKeuzehulpFragment(next);
    if (fragment === this.#fragment) return;
    this.#fragment = fragment;
    this.#pending = [...this.#pending, fragment];
    const mode = !isResumed && shouldAddHistoryEntry(previous, next) ? 'step' : 'refine';
    this.#navigator.go(this.toAddress(next), mode);
  }

  toAddress(keuzehulp: KeuzehulpState): string {
    return `${this.#path}${toKeuzehulpFragment(keuzehulp)}`;
  }
}

/** Whether the change adds a history entry: whether stepping back should lead to the previous state. */
function shouldAddHistoryEntry(previous: KeuzehulpState | null, next: KeuzehulpState): boolean {
  if (next.kind === 'start' || previous === null) return false;
  if (next.kind !== 'questionnaire') return previous.kind === 'questionnaire';
  return (
    previous.kind === 'start' ||
    (previous.kind === 'questionnaire' && next.path.length > previous.path.length)
  );
}
