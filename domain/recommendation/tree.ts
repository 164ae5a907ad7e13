import type { RecommendationData, Tree, TreeNode } from '#domain/recommendation/questionnaire.ts';

/** The error if no valid tree exists (KEUZE-1). */
export const noTreeMessage =
  'Could not load recommendation tree. Ensure questions, answers, and tree data are available.';

/** The trees whose questions and answers all exist; others are skipped. Empty if there are no questions or no answers at all. */
export function filterValidTrees(data: RecommendationData): readonly Tree[] {
  if (data.answers.length === 0) return [];
  const questions = new Set(data.questions.map(({ tag }) => tag));
  const answers = new Set(data.answers.map(({ tag }) => tag));
  return data.trees.filter(({ root }) =>
    listNodes(root).every(
      (node) => questions.has(node.question) && node.answers.every((tag) => answers.has(tag)),
    ),
  );
}

/** A random valid tree, all equally likely. `fraction` is from 0 (included) to 1 (excluded). */
export function pickRandomTree(data: RecommendationData, fraction: number): Tree | undefined {
  const trees = filterValidTrees(data);
  return trees[Math.min(Math.floor(fraction * trees.length), trees.length - 1)];
}

/** A node and all its descendants, parents first. */
export function listNodes(node: TreeNode): readonly TreeNode[] {
  const below = Object.values(node.children).flatMap((child) => (child ? listNodes(child) : []));
  return [node, ...below];
}

/** The child node of an answer; undefined at a leaf. */
export function findChild(node: TreeNode, answer: string): TreeNode | undefined {
  return Object.hasOwn(node.children, answer) ? (node.children[answer] ?? undefined) : undefined;
}

/** The maximum number of questions below a node, without the node itself. */
export function computeDepth(node: TreeNode): number {
  const children = node.answers.flatMap((answer) => findChild(node, answer) ?? []);
  return Math.max(0, ...children.map((child) => 1 + computeDepth(child)));
}
