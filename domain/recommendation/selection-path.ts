import type { QuestionTree, QuestionNode } from '#domain/page/questionnaire.ts';
import { computeTreeDepth, findChildNode } from '#domain/recommendation/question-tree.ts';

/** A question and its answers so far, in the order chosen. */
interface SelectionStep {
  readonly question: string;
  readonly answers: readonly string[];
}

/** The path through a tree, from the first question to the current one; never empty (KEUZE-2). */
export type SelectionPath = readonly [SelectionStep, ...SelectionStep[]];

/** The initial path: the tree's first question without answers (KEUZE-2). */
export function createInitialSelectionPath(tree: QuestionTree): SelectionPath {
  return [{ question: tree.root.question, answers: [] }];
}

/** The current step. */
export function getCurrentStep(path: SelectionPath): SelectionStep {
  return path.at(-1) ?? path[0];
}

/** The tree node of the current step; undefined if the path does not belong to this tree. */
export function findCurrentNode(tree: QuestionTree, path: SelectionPath): QuestionNode | undefined {
  const nodes = path
    .slice(0, -1)
    .reduce<QuestionNode | undefined>(
      (node, step) => (node?.question === step.question ? nextNode(tree, node, step.answers) : undefined),
      tree.root,
    );
  return nodes?.question === getCurrentStep(path).question ? nodes : undefined;
}

/**
 * The path after an answer (KEUZE-2): a single-answer question takes the newest answer, a multiple-answer question toggles it. An
 * answer that the question does not offer is ignored.
 */
export function chooseAnswer(
  tree: QuestionTree,
  path: SelectionPath,
  answer: string,
  multiple: boolean,
): SelectionPath {
  const step = getCurrentStep(path);
  if (!findCurrentNode(tree, path)?.answers.includes(answer)) return path;
  const others = step.answers.filter((chosen) => chosen !== answer);
  const isChosen = others.length < step.answers.length;
  const answers = !multiple ? [answer] : isChosen ? others : [...others, answer];
  return replaceLast(path, { ...step, answers });
}

/** What follows the current answers: nothing without an answer, the next question, or the end. */
type NextStep =
  | { readonly kind: 'stay' }
  | { readonly kind: 'question'; readonly path: SelectionPath }
  | { readonly kind: 'leaf' };

/** The step after the current one; `stay` if it has no answer, or the path does not belong to this tree (KEUZE-2). */
export function continueToNextQuestion(tree: QuestionTree, path: SelectionPath): NextStep {
  const { answers } = getCurrentStep(path);
  const node = findCurrentNode(tree, path);
  if (answers.length === 0 || node === undefined) return { kind: 'stay' };
  const next = nextNode(tree, node, answers);
  return next
    ? { kind: 'question', path: [...path, { question: next.question, answers: [] }] }
    : { kind: 'leaf' };
}

/** Goes one step back (KEUZE-3): removes the last answer, or else the current step; undefined from the unanswered first question. */
export function stepBack(path: SelectionPath): SelectionPath | undefined {
  const step = getCurrentStep(path);
  if (step.answers.length > 0) return replaceLast(path, { ...step, answers: step.answers.slice(0, -1) });
  const [first, ...rest] = path.slice(0, -1);
  return first && [first, ...rest];
}

/** The body of a recommendation or score request: each question with its answer, several answers as a list in the order chosen. */
export type AnswersByQuestion = Readonly<Record<string, string | readonly string[]>>;

/** The body for a path; questions without an answer are left out. */
export function toAnswersByQuestion(path: SelectionPath): AnswersByQuestion {
  const answeredSteps = path.filter(({ answers }) => answers.length > 0);
  return Object.fromEntries(
    answeredSteps.map(({ question, answers: [only = '', ...more] }) => [
      question,
      more.length === 0 ? only : [only, ...more],
    ]),
  );
}

/** A unique text for a path: `stemming=uitbundig>architectuur=barok+modern`. */
export function serializeSelectionPath(path: SelectionPath): string {
  const escapeTag = (tag: string): string =>
    tag.replace(/[%=+>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return path
    .map(({ question, answers }) => `${escapeTag(question)}=${answers.map(escapeTag).join('+')}`)
    .join('>');
}

/** The visitor's progress: the number of the current question, and the maximum number of questions on this path. */
export function computeProgress(
  tree: QuestionTree,
  path: SelectionPath,
): { readonly step: number; readonly stepCount: number } {
  const node = findCurrentNode(tree, path);
  return { step: path.length, stepCount: path.length + (node ? computeTreeDepth(tree, node) : 0) };
}

/** The next node: the child of the first chosen answer, in display order, that has one. */
function nextNode(
  tree: QuestionTree,
  node: QuestionNode,
  chosen: readonly string[],
): QuestionNode | undefined {
  const chosenInOrder = node.answers.filter((answer) => chosen.includes(answer));
  return chosenInOrder
    .map((answer) => findChildNode(tree, node, answer))
    .find((child) => child !== undefined);
}

function replaceLast(path: SelectionPath, step: SelectionStep): SelectionPath {
  const [first, ...rest] = [...path.slice(0, -1), step];
  return [first ?? step, ...rest];
}
