import { describe, expect, it } from 'vitest';
import { questionSources } from '#fixtures/hall/content/keuzehulp/questions.ts';
import { createRecommendationData } from '#fixtures/hall/keuzehulp/recommendation.ts';
import { computeAnswerNumbers, computeAnswerFigure } from '#ui/screens/recommendation/answer-figures.ts';

const data = createRecommendationData();
const numbers = computeAnswerNumbers(data);
const figureOf = (tag: string) => computeAnswerFigure(tag, numbers.get(tag) ?? -1);
const shapeOf = (tag: string): string => {
  const { waves, sign } = figureOf(tag);
  // With one odd and one even number the sign only turns the figure.
  return [...waves, (waves[1] - waves[0]) % 2 === 0 ? sign : 0].join(' ');
};

describe('the figures of the answers in the hall', () => {
  it('DOOR-2 are different for any two answers, whichever questions they belong to', () => {
    const shapes = data.answers.map(({ tag }) => shapeOf(tag));
    expect(shapes.length).toBeGreaterThan(20);
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  });

  it.each(questionSources.map(({ tag, answers }) => [tag, answers] as const))(
    'DOOR-2 are livelier for each next answer to %s',
    (_, answers) => {
      const frequencies = answers.map((tag) => {
        const [first, second] = figureOf(tag).waves;
        return first ** 2 + second ** 2;
      });
      expect(frequencies).toEqual(frequencies.toSorted((one, other) => one - other));
    },
  );

  it('DOOR-2 stay the same from one visit to the next', () => {
    expect(figureOf('kapel')).toEqual(
      computeAnswerFigure('kapel', computeAnswerNumbers(createRecommendationData()).get('kapel') ?? -1),
    );
  });
});
