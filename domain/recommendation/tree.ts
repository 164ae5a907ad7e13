import type {
  NestedTreeNode,
  RecommendationData,
  Tree,
  TreeNode,
} from '#domain/recommendation/questionnaire.ts';

/** The error if no valid tree exists (KEUZE-1). */
export const noTreeMessage =
  'Could not load recommendation tree. Ensure questions, answers, and tree data are available.';

/** The trees whose questions and answers all exist; others are skipped. Empty if there are no questions or no answers at all. */
export function filterValidTrees(data: RecommendationData): readonly Tree[] {
  if (data.answers.length === 0) return [];
  const questions = new Set(data.questions.map(({ tag }) => tag));
  const answers = new Set(data.answers.map(({ tag }) => tag));
  return data.trees.filter((tree) =>
    listNodes(tree).every(
      (node) => questions.has(node.question) && node.answers.every((tag) => answers.has(tag)),
    ),
  );
}

/** A random valid tree, all equally likely. `fraction` is from 0 (included) to 1 (excluded). */
export function pickRandomTree(data: RecommendationData, fraction: number): Tree | undefined {
  const trees = filterValidTrees(data);
  return trees[Math.min(Math.floor(fraction * trees.length), trees.length - 1)];
}

/** All nodes of a tree, the root first. */
export function listNodes({ root, nodes }: Tree): readonly TreeNode[] {
  return [root, ...nodes];
}

/** The child node of an answer; undefined at a leaf. */
export function findChild({ nodes }: Tree, node: TreeNode, answer: string): TreeNode | undefined {
  const index = Object.hasOwn(node.children, answer) ? node.children[answer] : null;
  return typeof index === 'number' ? nodes[index] : undefined;
}

/** The maximum number of questions below a node, without the node itself. */
export function computeDepth(tree: Tree, node: TreeNode): number {
  const children = node.answers.flatMap((answer) => findChild(tree, node, answer) ?? []);
  return Math.max(0, ...children.map((child) => 1 + computeDepth(tree, child)));
}

/** The tree of nested nodes, with equal nodes once: thousands of paths are made of some tens of different nodes. */
export function toTree(id: string, root: NestedTreeNode): Tree {
  const indexes = new Map<string, number>();
  const nodes: TreeNode[] = [];
  const toNode = ({ question, answers, children }: NestedTreeNode): TreeNode => ({
    question,
    answers,
    children: Object.fromEntries(
      Object.entries(children).map(([tag, child]) => [tag, child && toIndex(toNode(child))]),
    ),
  });
  const toIndex = (node: TreeNode): number => {
    const key = JSON.stringify(node);
    const index = indexes.get(key) ?? nodes.push(node) - 1;
    indexes.set(key, index);
    return index;
  };
  return { id, root: toNode(root), nodes };
}
