import { expect, it, onTestFinished } from 'vitest';
import { recallResults, recordResult, recordResults } from '#domain/recorded-results.ts';

const double = (input: number) => recordResult('double', input, () => input * 2);

it('records what is computed within the call, and nothing after it', () => {
  double(1);
  const [sum, recorded] = recordResults(() => double(2) + double(2) + double(3));
  double(4);
  expect([sum, recorded]).toEqual([14, { double: { 2: 4, 3: 6 } }]);
  expect(() => recordResults(() => JSON.parse('{'))).toThrow(SyntaxError);
  expect(recordResults(() => {})[1]).toEqual({});
});

it('uses what another process has recorded, and computes the rest', () => {
  onTestFinished(() => recallResults({}));
  recallResults({ double: { 2: 5 } });
  expect([double(2), double(3)]).toEqual([5, 6]);
});
