import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startKeuzehulpRun } from '#domain/recommendation/keuzehulp-machine.ts';
import {
  computeTreeDepth,
  filterValidTrees,
  findChildNode,
  listTreeNodes,
  buildTree,
} from '#domain/recommendation/question-tree.ts';
import {
  countRandomFractionsNeeded,
  orderAnswers,
  pickTreeAndOrder,
  shuffleByFractions,
} from '#domain/recommendation/random-choice.ts';
import { aNode, aQuestionnaire, moodTree, shortTree } from '#tests/domain/recommendation/a-questionnaire.ts';

const refusal = 'Could not load recommendation tree. Ensure questions, answers, and tree data are available.';

/** A fraction from 0 (included) to 1 (excluded). */
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the trees of the keuzehulp', () => {
  it.each([
    ['a question nobody wrote', aNode('kleur', ['alleen'])],
    ['an answer nobody wrote', aNode('gezelschap', ['alleen', 'met zijn tienen'])],
    ['such a question further down', aNode('stemming', ['verstild'], { verstild: aNode('kleur', []) })],
  ])('KEUZE-1 skip one with %s', (_, root) => {
    expect(filterValidTrees(aQuestionnaire({ trees: [buildTree('odd', root), shortTree] }))).toEqual([
      shortTree,
    ]);
  });

  it.each([
    ['trees', { trees: [] }],
    ['questions', { questions: [] }],
    ['answers', { answers: [] }],
    [
      'answers, with a tree that offers none',
      { answers: [], trees: [buildTree('bare', aNode('stemming', []))] },
    ],
  ])('KEUZE-1 refuse to begin without %s', (_, missing) => {
    expect(startKeuzehulpRun(aQuestionnaire(missing), [0])).toEqual({ kind: 'refused', message: refusal });
  });

  it('KEUZE-1 are picked with equal probability', () => {
    const pickedTree = (chance: number) => pickTreeAndOrder(aQuestionnaire(), [chance])?.treeId;
    expect([0, 0.49, 0.5, 0.999].map(pickedTree)).toEqual(['mood', 'mood', 'short', 'short']);
    expect([1, 7].map(pickedTree)).toEqual(['short', 'short']);
  });

  it('KEUZE-1 open at the start, with a tree picked', () => {
    expect(startKeuzehulpRun(aQuestionnaire(), [0.7])).toEqual({
      kind: 'opened',
      keuzehulp: { kind: 'start', draw: { treeId: 'short', order: [] }, notice: null },
    });
  });

  it('KEUZE-2 continue by their own answers only', () => {
    expect(findChildNode(moodTree, moodTree.root, 'uitbundig')?.question).toBe('architectuur');
    expect(
      ['verstild', 'constructor', '__proto__'].map((tag) => findChildNode(moodTree, moodTree.root, tag)),
    ).toEqual(Array(3).fill(undefined));
  });

  it('KEUZE-2 report their questions and how many can follow', () => {
    expect(listTreeNodes(moodTree).map(({ question }) => question)).toEqual([
      'stemming',
      'gezelschap',
      'architectuur',
    ]);
    expect([moodTree, shortTree].map((tree) => computeTreeDepth(tree, tree.root))).toEqual([2, 0]);
  });
});

describe('a tree of equal questions behind many answers', () => {
  const length = aNode('lengte', ['kort', 'lang']);
  const same = Object.fromEntries(['ja', 'nee', 'soms'].map((answer) => [answer, length]));
  const tree = buildTree('same', aNode('woorden', ['ja', 'nee', 'soms'], same));

  it('KEUZE-10 asks it after each of them', () => {
    const next = ['ja', 'nee', 'soms', 'nooit'].map(
      (answer) => findChildNode(tree, tree.root, answer)?.question,
    );
    expect(next).toEqual(['lengte', 'lengte', 'lengte', undefined]);
  });
});

describe('the order of the answers', () => {
  const architectuur = findChildNode(moodTree, moodTree.root, 'uitbundig') ?? moodTree.root;

  it('KEUZE-5 is shuffled for architectuur, and stays for the run', () => {
    const draw = pickTreeAndOrder(aQuestionnaire(), [0, 0.9, 0.9, 0.9]);
    expect(draw).toEqual({ treeId: 'mood', order: ['gotisch', 'modern', 'barok'] });
    expect(draw && orderAnswers(architectuur, draw)).toEqual(['gotisch', 'modern', 'barok']);
  });

  it('KEUZE-5 is the editors’ order for every other question', () => {
    const draw = { treeId: 'mood', order: ['verstild', 'uitbundig'] };
    expect(orderAnswers(moodTree.root, draw)).toEqual(['uitbundig', 'verstild']);
  });

  it('KEUZE-5 needs a fraction for the tree and one for each answer of the longest', () => {
    expect(countRandomFractionsNeeded(aQuestionnaire())).toBe(4);
    expect(countRandomFractionsNeeded(aQuestionnaire({ trees: [shortTree] }))).toBe(1);
  });

  it('KEUZE-5 neither loses nor repeats an answer', () => {
    const letters = fc.uniqueArray(fc.string(), { maxLength: 8 });
    fc.assert(
      fc.property(letters, fc.array(fc.oneof(fraction, fc.constant(1))), (items, fractions) => {
        expect(shuffleByFractions(items, fractions).toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it('KEUZE-5 can be every order, each as likely as another', () => {
    const thirds = [0, 1 / 3, 2 / 3].map((part) => part + 0.01);
    const halves = [0.1, 0.6];
    const orders = thirds.flatMap((first) =>
      halves.map((second) => shuffleByFractions(['a', 'b', 'c'], [first, second, 0.5]).join('')),
    );
    expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });
});
