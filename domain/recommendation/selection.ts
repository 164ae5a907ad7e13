import type { Locale } from '#domain/locale/locale.ts';
import type { Tree, TreeNode } from '#domain/recommendation/recommendation-data.ts';
import { childOf, depthBelow } from '#domain/recommendation/tree.ts';

/** A question and what was answered to it so far, in the order chosen. */
interface SelectionStep {
  readonly question: string;
  readonly answers: readonly string[];
}

/** The way through a tree, from its first question to the one being asked; never empty (KEUZE-2). */
export type SelectionPath = readonly [SelectionStep, ...SelectionStep[]];

/** Where the way begins: at the tree's first question, with nothing answered (KEUZE-2). */
export function firstQuestion(tree: Tree): SelectionPath {
  return [{ question: tree.root.question, answers: [] }];
}

/** The step that is being answered. */
export function currentStep(path: SelectionPath): SelectionStep {
  return path.at(-1) ?? path[0];
}

/** The node of the tree that is being answered; undefined where the path is none of this tree. */
export function nodeAt(tree: Tree, path: SelectionPath): TreeNode | undefined {
  const nodes = path
    .slice(0, -1)
    .reduce<TreeNode | undefined>(
      (node, step) => (node?.question === step.question ? nextNode(node, step.answers) : undefined),
      tree.root,
    );
  return nodes?.question === currentStep(path).question ? nodes : undefined;
}

/**
 * The path with an answer given (KEUZE-2): a question with one answer takes the newest, one with several adds it, or takes
 * it away where it was chosen. An answer the question does not offer changes nothing.
 */
export function answered(tree: Tree, path: SelectionPath, answer: string, multiple: boolean): SelectionPath {
  const step = currentStep(path);
  if (!nodeAt(tree, path)?.answers.includes(answer)) return path;
  const others = step.answers.filter((chosen) => chosen !== answer);
  const isChosen = others.length < step.answers.length;
  const answers = !multiple ? [answer] : isChosen ? others : [...others, answer];
  return withLast(path, { ...step, answers });
}

/** Where the chosen answers lead: nowhere while none is chosen, to the next question, or past the last one. */
type Onward =
  | { readonly kind: 'stay' }
  | { readonly kind: 'question'; readonly path: SelectionPath }
  | { readonly kind: 'leaf' };

/** What comes after the step being answered; nothing changes where it has no answer, or the path is none of this tree (KEUZE-2). */
export function onward(tree: Tree, path: SelectionPath): Onward {
  const { answers } = currentStep(path);
  const node = nodeAt(tree, path);
  if (answers.length === 0 || node === undefined) return { kind: 'stay' };
  const next = nextNode(node, answers);
  return next
    ? { kind: 'question', path: [...path, { question: next.question, answers: [] }] }
    : { kind: 'leaf' };
}

/** One step back (KEUZE-3): the last answer goes, or else the step; undefined from the first question with nothing answered. */
export function stepBack(path: SelectionPath): SelectionPath | undefined {
  const step = currentStep(path);
  if (step.answers.length > 0) return withLast(path, { ...step, answers: step.answers.slice(0, -1) });
  const [first, ...rest] = path.slice(0, -1);
  return first && [first, ...rest];
}

/** What the recommender is asked: each question with its answer, several answers as a list in the order chosen. */
export function requestBodyOf(path: SelectionPath): Readonly<Record<string, string | readonly string[]>> {
  const given = path.filter(({ answers }) => answers.length > 0);
  return Object.fromEntries(
    given.map(({ question, answers: [only = '', ...more] }) => [
      question,
      more.length === 0 ? only : [only, ...more],
    ]),
  );
}

/** The path as a text, each path its own: `stemming=uitbundig>architectuur=barok+modern`. */
export function selectionKey(path: SelectionPath): string {
  const written = (tag: string): string =>
    tag.replace(/[%=+>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return path
    .map(({ question, answers }) => `${written(question)}=${answers.map(written).join('+')}`)
    .join('>');
}

/** What recommendations are cached under: the language and the selection path (KEUZE-6). */
export function recommendationsKey(locale: Locale, path: SelectionPath): string {
  return `${locale}:${selectionKey(path)}`;
}

/** How far along a visitor is: the number of this question, and of questions on the longest way from here. */
export function progressOf(tree: Tree, path: SelectionPath): { readonly step: number; readonly of: number } {
  const node = nodeAt(tree, path);
  return { step: path.length, of: path.length + (node ? depthBelow(node) : 0) };
}

/** The child of the first chosen answer, in the order of display, that has one. */
function nextNode(node: TreeNode, chosen: readonly string[]): TreeNode | undefined {
  const inOrder = node.answers.filter((answer) => chosen.includes(answer));
  return inOrder.map((answer) => childOf(node, answer)).find((child) => child !== undefined);
}

function withLast(path: SelectionPath, step: SelectionStep): SelectionPath {
  const [first, ...rest] = [...path.slice(0, -1), step];
  return [first ?? step, ...rest];
}
