import type { RecommendationData, Tree, TreeNode } from '#domain/recommendation/recommendation-data.ts';
import { drawnTree, nodesOf } from '#domain/recommendation/tree.ts';

/** The question whose answers stand in another order in every run (KEUZE-5). */
const shuffledQuestion = 'architectuur';

/** What chance decides for a run: which tree, and in which order the answers of the shuffled question stand. */
export interface Draw {
  readonly treeId: string;
  readonly order: readonly string[];
}

/**
 * Draws for a run, in the browser and once (KEUZE-5). The first fraction picks the tree, the rest shuffle; one that is not
 * there counts as zero. Undefined where there is no tree to ask from.
 */
export function drawOf(data: RecommendationData, fractions: readonly number[]): Draw | undefined {
  const [forTree = 0, ...forOrder] = fractions;
  const tree = drawnTree(data, forTree);
  return tree && drawOn(tree, forOrder);
}

/** What is left to draw where the tree is known already: the order of its shuffled question. */
export function drawOn(tree: Tree, fractions: readonly number[]): Draw {
  return { treeId: tree.id, order: shuffled(shuffledAnswers(tree), fractions) };
}

/** How many fractions a draw takes at most. */
export function fractionsFor(data: RecommendationData): number {
  return 1 + Math.max(0, ...data.trees.map((tree) => shuffledAnswers(tree).length));
}

/** The answers of a question in the order they are shown in this run. */
export function shownAnswers(node: TreeNode, draw: Draw): readonly string[] {
  if (node.question !== shuffledQuestion) return node.answers;
  return node.answers.toSorted((one, other) => draw.order.indexOf(one) - draw.order.indexOf(other));
}

/** The items in an order that the fractions choose, every order as likely as another (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], fractions: readonly number[]): readonly T[] {
  const left = [...items];
  return items.flatMap((_, place) => {
    const drawn = Math.floor((fractions[place] ?? 0) * left.length);
    return left.splice(Math.min(drawn, left.length - 1), 1);
  });
}

function shuffledAnswers(tree: Tree): readonly string[] {
  const nodes = nodesOf(tree.root).filter(({ question }) => question === shuffledQuestion);
  return [...new Set(nodes.flatMap(({ answers }) => answers))];
}
