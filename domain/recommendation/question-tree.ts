import type { Locale } from '#domain/locale/locale.ts';
import type {
  NestedQuestionNode,
  RecommendationData,
  QuestionTree,
  QuestionNode,
  BilingualText,
} from '#domain/page/questionnaire.ts';

/** The trees whose questions and answers all exist; others are skipped. Empty if there are no questions or no answers at all. */
export function filterValidTrees(data: RecommendationData): readonly QuestionTree[] {
  if (data.answers.length === 0) return [];
  const questions = new Set(data.questions.map(({ tag }) => tag));
  const answers = new Set(data.answers.map(({ tag }) => tag));
  return data.trees.filter((tree) =>
    listTreeNodes(tree).every(
      (node) => questions.has(node.question) && node.answers.every((tag) => answers.has(tag)),
    ),
  );
}

/** All nodes of a tree, the root first. */
export function listTreeNodes({ root, nodes }: QuestionTree): readonly QuestionNode[] {
  return [root, ...nodes];
}

/** The child node of an answer; undefined at a leaf. */
export function findChildNode(
  { nodes }: QuestionTree,
  node: QuestionNode,
  answer: string,
): QuestionNode | undefined {
  const index = Object.hasOwn(node.children, answer) ? node.children[answer] : null;
  return typeof index === 'number' ? nodes[index] : undefined;
}

/** The maximum number of questions below a node, without the node itself. */
export function computeTreeDepth(tree: QuestionTree, node: QuestionNode): number {
  const children = node.answers.flatMap((answer) => findChildNode(tree, node, answer) ?? []);
  return Math.max(0, ...children.map((child) => 1 + computeTreeDepth(tree, child)));
}

/** The tree of nested nodes, with equal nodes once: thousands of paths are made of some tens of different nodes. */
export function buildTree(id: string, root: NestedQuestionNode): QuestionTree {
  const indexes = new Map<string, number>();
  const nodes: QuestionNode[] = [];
  const toNode = ({ question, answers, children }: NestedQuestionNode): QuestionNode => ({
    question,
    answers,
    children: Object.fromEntries(
      Object.entries(children).map(([tag, child]) => [tag, child && toIndex(toNode(child))]),
    ),
  });
  const toIndex = (node: QuestionNode): number => {
    const key = JSON.stringify(node);
    const index = indexes.get(key) ?? nodes.push(node) - 1;
    indexes.set(key, index);
    return index;
  };
  return { id, root: toNode(root), nodes };
}

/** A text in a language; falls back to the Dutch (KEUZE-9). */
export function pickTextInLocale(locale: Locale, text: BilingualText): string {
  return locale === 'nl' ? text.nl : text.en || text.nl;
}
