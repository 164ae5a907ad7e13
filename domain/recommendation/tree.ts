import type { RecommendationData, Tree, TreeNode } from '#domain/recommendation/recommendation-data.ts';

/** What is said when there is nothing to ask (KEUZE-1). */
export const noTreeMessage =
  'Could not load recommendation tree. Ensure questions, answers, and tree data are available.';

/** The trees whose every question and answer exists; the others are skipped. Empty where questions or answers are missing altogether. */
export function validTrees(data: RecommendationData): readonly Tree[] {
  if (data.answers.length === 0) return [];
  const questions = new Set(data.questions.map(({ tag }) => tag));
  const answers = new Set(data.answers.map(({ tag }) => tag));
  return data.trees.filter(({ root }) =>
    nodesOf(root).every(
      (node) => questions.has(node.question) && node.answers.every((tag) => answers.has(tag)),
    ),
  );
}

/** One of the valid trees, each as likely as another. `fraction` is from 0 (included) to 1 (left out). */
export function drawnTree(data: RecommendationData, fraction: number): Tree | undefined {
  const trees = validTrees(data);
  return trees[Math.min(Math.floor(fraction * trees.length), trees.length - 1)];
}

/** The node and all below it, parents first. */
export function nodesOf(node: TreeNode): readonly TreeNode[] {
  const below = Object.values(node.children).flatMap((child) => (child ? nodesOf(child) : []));
  return [node, ...below];
}

/** Where an answer leads; undefined at a leaf. */
export function childOf(node: TreeNode, answer: string): TreeNode | undefined {
  return Object.hasOwn(node.children, answer) ? (node.children[answer] ?? undefined) : undefined;
}

/** The most questions that can follow a node, itself not counted. */
export function depthBelow(node: TreeNode): number {
  const children = node.answers.flatMap((answer) => childOf(node, answer) ?? []);
  return Math.max(0, ...children.map((child) => 1 + depthBelow(child)));
}
