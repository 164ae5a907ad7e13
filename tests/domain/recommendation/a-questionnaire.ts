import type { Answer, NestedQuestionNode, Question, RecommendationData } from '#domain/page/questionnaire.ts';
import { buildTree } from '#domain/recommendation/question-tree.ts';

const aQuestion = (tag: string, multiple = false): Question => ({
  tag,
  content: { nl: `${tag}?`, en: `${tag} in English?` },
  multiple,
});

const anAnswer = (tag: string): Answer => ({ tag, answer: { nl: tag } });

export function aNode(
  question: string,
  answers: readonly string[],
  children: NestedQuestionNode['children'] = {},
): NestedQuestionNode {
  return { question, answers, children };
}

const gezelschap = aNode('gezelschap', ['alleen', 'samen']);
const architectuur = aNode('architectuur', ['barok', 'modern', 'gotisch'], { modern: gezelschap });

/** First the mood, with one answer; for the exuberant then buildings, with several; after `modern`, the company. */
export const moodTree = buildTree(
  'mood',
  aNode('stemming', ['uitbundig', 'verstild'], { uitbundig: architectuur, verstild: null }),
);

/** A tree with a single question. */
export const shortTree = buildTree('short', aNode('gezelschap', ['alleen', 'samen']));

export function aQuestionnaire(own: Partial<RecommendationData> = {}): RecommendationData {
  return {
    trees: [moodTree, shortTree],
    questions: [aQuestion('stemming'), aQuestion('architectuur', true), aQuestion('gezelschap')],
    answers: ['uitbundig', 'verstild', 'barok', 'modern', 'gotisch', 'alleen', 'samen'].map(anAnswer),
    ...own,
  };
}
