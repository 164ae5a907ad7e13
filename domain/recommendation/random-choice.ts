import type { RecommendationData, QuestionTree, QuestionNode } from '#domain/page/questionnaire.ts';
import { filterValidTrees, listTreeNodes } from '#domain/recommendation/question-tree.ts';

/** The question whose answers are shuffled in every run (KEUZE-5). */
const shuffledQuestion = 'architectuur';

/** The random choices of a run: the tree, and the order of the shuffled question's answers. */
export interface KeuzehulpRandomChoice {
  readonly treeId: string;
  readonly order: readonly string[];
}

/**
 * Makes the random choices of a run, once and in the browser (KEUZE-5). The first fraction, from 0 (included) to 1 (excluded),
 * picks a valid tree, all equally likely; the others shuffle;
 * missing fractions count as zero. Undefined if there is no valid tree.
 */
export function pickTreeAndOrder(
  data: RecommendationData,
  fractions: readonly number[],
): KeuzehulpRandomChoice | undefined {
  const [forTree = 0, ...forOrder] = fractions;
  const trees = filterValidTrees(data);
  const tree = trees[Math.min(Math.floor(forTree * trees.length), trees.length - 1)];
  return tree && pickAnswerOrder(tree, forOrder);
}

/** The random choices for a known tree: the order of its shuffled question. */
export function pickAnswerOrder(tree: QuestionTree, fractions: readonly number[]): KeuzehulpRandomChoice {
  return { treeId: tree.id, order: shuffleByFractions(findShuffledAnswers(tree), fractions) };
}

/** The maximum number of fractions that `pickTreeAndOrder` uses. */
export function countRandomFractionsNeeded(data: RecommendationData): number {
  return 1 + Math.max(0, ...data.trees.map((tree) => findShuffledAnswers(tree).length));
}

/** The answers of a question in the display order of this run. */
export function orderAnswers(node: QuestionNode, draw: KeuzehulpRandomChoice): readonly string[] {
  if (node.question !== shuffledQuestion) return node.answers;
  return node.answers.toSorted((one, other) => draw.order.indexOf(one) - draw.order.indexOf(other));
}

/** Shuffles items by the given fractions, with every order equally likely (Fisher–Yates). */
export function shuffleByFractions<T>(items: readonly T[], fractions: readonly number[]): readonly T[] {
  const remaining = [...items];
  return items.flatMap((_, index) => {
    const position = Math.floor((fractions[index] ?? 0) * remaining.length);
    return remaining.splice(Math.min(position, remaining.length - 1), 1);
  });
}

function findShuffledAnswers(tree: QuestionTree): readonly string[] {
  const nodes = listTreeNodes(tree).filter(({ question }) => question === shuffledQuestion);
  return [...new Set(nodes.flatMap(({ answers }) => answers))];
}
