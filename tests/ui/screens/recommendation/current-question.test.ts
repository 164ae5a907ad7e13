import { describe, expect, it } from 'vitest';
import type { SelectionPath } from '#domain/recommendation/selection-path.ts';
import { aQuestionnaire, shortTree } from '#tests/domain/recommendation/a-questionnaire.ts';
import { findCurrentQuestion } from '#ui/screens/recommendation/current-question.ts';

const draw = { treeId: 'mood', order: [] };
const path: SelectionPath = [
  { question: 'stemming', answers: ['uitbundig'] },
  { question: 'architectuur', answers: ['modern'] },
];
const data = aQuestionnaire();
const questionAt = (question: SelectionPath, of = data) =>
  findCurrentQuestion({ kind: 'questionnaire', draw, path: question }, of);

describe('the current question of a run', () => {
  it('KEUZE-2 has a key for its step, and the answers before it', () => {
    const question = questionAt(path);
    expect([question?.key, question?.previousAnswers.map(({ tag }) => tag)]).toEqual([
      '2-architectuur',
      ['uitbundig'],
    ]);
    const next = questionAt([...path, { question: 'gezelschap', answers: [] }]);
    expect(next?.previousAnswers.map(({ tag }) => tag)).toEqual(['uitbundig', 'modern']);
  });

  it('KEUZE-2 has the number of each answer among those of all questions, and which are chosen', () => {
    const offered = questionAt(path)?.answers.map(({ answer, number, isChosen }) => [
      answer.tag,
      number,
      isChosen,
    ]);
    expect(offered).toEqual([
      ['barok', 1, false],
      ['modern', 4, true],
      ['gotisch', 6, false],
    ]);
  });

  it.each([
    ['its tree', { ...data, trees: [shortTree] }, path],
    ['its question', { ...data, questions: data.questions.slice(0, 1) }, path],
    ['its place in the tree', data, [{ question: 'gezelschap', answers: [] }] as const],
    ['a question of its own and its place', data, [{ question: 'nergens', answers: [] }] as const],
  ])('KEUZE-1 is null if the editors have removed %s', (_, of, question) => {
    expect(questionAt(question, of)).toBeNull();
  });
});
