import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseAnswer,
  findCurrentNode,
  getCurrentStep,
  continueToNextQuestion,
  type SelectionPath,
  serializeSelectionPath,
  createInitialSelectionPath,
  stepBack,
  toAnswersByQuestion,
  computeProgress,
} from '#domain/recommendation/selection-path.ts';
import { moodTree, shortTree } from '#tests/domain/recommendation/a-questionnaire.ts';

const mood = { question: 'stemming', answers: ['uitbundig'] };
const building = (...answers: string[]) => ({ question: 'architectuur', answers });

describe('the path through the questions', () => {
  it('KEUZE-2 accepts an answer, and replaces it in a single-answer question', () => {
    const once = chooseAnswer(moodTree, createInitialSelectionPath(moodTree), 'verstild', false);
    expect(once).toEqual([{ question: 'stemming', answers: ['verstild'] }]);
    expect(chooseAnswer(moodTree, once, 'uitbundig', false)).toEqual([mood]);
    expect(chooseAnswer(moodTree, once, 'verstild', false)).toEqual(once);
  });

  it('KEUZE-2 appends in a multiple-answer question, and removes a chosen one', () => {
    const path: SelectionPath = [mood, building('modern')];
    const both = chooseAnswer(moodTree, path, 'barok', true);
    expect(getCurrentStep(both)).toEqual(building('modern', 'barok'));
    expect(getCurrentStep(chooseAnswer(moodTree, both, 'modern', true))).toEqual(building('barok'));
  });

  it('KEUZE-2 ignores an answer that the question does not offer', () => {
    const path = createInitialSelectionPath(moodTree);
    expect(chooseAnswer(moodTree, path, 'barok', false)).toBe(path);
    expect(chooseAnswer(moodTree, path, 'constructor', false)).toBe(path);
  });

  it('KEUZE-2 follows the first chosen answer, in display order, that has a next question', () => {
    expect(continueToNextQuestion(moodTree, [mood, building('gotisch', 'modern', 'barok')])).toMatchObject({
      kind: 'question',
      path: [mood, {}, { question: 'gezelschap', answers: [] }],
    });
  });

  it('KEUZE-2 is nowhere in a tree it does not belong to', () => {
    const company = { question: 'gezelschap', answers: [] };
    expect(findCurrentNode(shortTree, [mood])).toBeUndefined();
    expect(findCurrentNode(moodTree, [{ ...mood, question: 'kleur' }, building()])).toBeUndefined();
    expect(
      findCurrentNode(moodTree, [{ ...mood, answers: [] }, building('modern'), company]),
    ).toBeUndefined();
    expect(chooseAnswer(shortTree, [mood], 'uitbundig', false)).toEqual([mood]);
    expect(findCurrentNode(moodTree, [{ question: 'stemming', answers: [] }, building()])).toBeUndefined();
    expect(continueToNextQuestion(shortTree, [mood])).toEqual({ kind: 'stay' });
  });

  it('KEUZE-2 is at its last step', () => {
    const company = { question: 'gezelschap', answers: [] };
    expect(getCurrentStep([mood, building('modern'), company])).toEqual(company);
  });

  it('KEUZE-3 goes back by the last answer, then by the step, then to the start', () => {
    const path: SelectionPath = [mood, building('modern', 'barok')];
    const walk = [1, 2, 3, 4].reduce<(SelectionPath | undefined)[]>(
      (steps) => [...steps, steps.at(-1) && stepBack(steps.at(-1) ?? path)],
      [path],
    );
    expect(walk.slice(1)).toEqual([
      [mood, building('modern')],
      [mood, building()],
      [mood],
      [{ question: 'stemming', answers: [] }],
    ]);
    expect(stepBack([{ question: 'stemming', answers: [] }])).toBeUndefined();
  });

  it("reports the visitor's progress", () => {
    expect(computeProgress(moodTree, createInitialSelectionPath(moodTree))).toEqual({
      step: 1,
      stepCount: 3,
    });
    expect(computeProgress(moodTree, [mood, building()])).toEqual({ step: 2, stepCount: 3 });
    expect(computeProgress(shortTree, createInitialSelectionPath(shortTree))).toEqual({
      step: 1,
      stepCount: 1,
    });
  });
});

describe('the request body for the recommender', () => {
  it('CALL-28 contains each question with its answer, and several as a list in the order chosen', () => {
    expect(toAnswersByQuestion([mood, building('modern', 'barok')])).toEqual({
      stemming: 'uitbundig',
      architectuur: ['modern', 'barok'],
    });
    expect(toAnswersByQuestion([mood, building('modern')])).toEqual({
      stemming: 'uitbundig',
      architectuur: 'modern',
    });
  });

  it('CALL-28 omits a question without answer', () => {
    expect(toAnswersByQuestion([mood, building()])).toEqual({ stemming: 'uitbundig' });
  });

  it('KEUZE-6 is cached under tags with their signs escaped', () => {
    const path: SelectionPath = [{ question: 'a=b', answers: ['c+d', 'e>f', '100%'] }];
    expect(serializeSelectionPath(path)).toBe('a%3db=c%2bd+e%3ef+100%25');
  });

  it('KEUZE-6 has a unique key for every path, with any tags', () => {
    const tag = fc.string({
      unit: fc.constantFrom('a', '=', '+', '>', '%', '2', 'b'),
      minLength: 1,
      maxLength: 3,
    });
    const step = fc.record({ question: tag, answers: fc.array(tag, { minLength: 1, maxLength: 2 }) });
    const path = fc.tuple(step, step).map((steps): SelectionPath => steps);
    fc.assert(
      fc.property(path, path, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(serializeSelectionPath(one) === serializeSelectionPath(other)).toBe(same);
      }),
      { numRuns: 500 },
    );
  });
});
