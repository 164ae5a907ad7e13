import { median } from 'simple-statistics';
import { expect, it } from 'vitest';
import { medianInterval, reportRounds, type Round, runRounds } from '#tests/tools/bench/support/rounds.ts';

function aRound(before: number, after: number, rates: Round['rates'] = {}): Round {
  return { canary: { before, after }, rates };
}

it('a round runs each contender early and late, between two canaries', async () => {
  const played: string[] = [];
  const play = async (name: string) => played.push(name);
  const contenders = ['site', 'bare'].map((name) => ({ name, measureRate: () => play(name) }));
  const rounds = await runRounds(contenders, 1, () => play('canary'));
  expect(played).toEqual(['canary', 'site', 'bare', 'bare', 'site', 'canary']);
  expect(rounds).toEqual([{ canary: { before: 1, after: 6 }, rates: { site: 3.5, bare: 3.5 } }]);
});

it('a report compares contenders round by round, without the rounds in which the machine changed by more than a quarter', () => {
  const rounds = [
    aRound(100, 125, { site: 30, bare: 60 }),
    aRound(126, 100, { site: 9, bare: 1 }),
    aRound(100, 100, { site: 15, bare: 20 }),
    aRound(100, 80, { site: 20, bare: 32 }),
  ];
  const { notes } = reportRounds(rounds, ({ rate, ratio }) => {
    expect(rate('site')).toBe(20);
    expect(ratio('site', 'bare')).toEqual({ median: 0.625, interval: '0.500 to 0.750' });
    return { tables: [], goals: [] };
  });
  expect(notes).toEqual(['1 of 4 rounds were dropped because the machine changed during them']);
});

it('a report has no result if more than a third of the rounds was dropped', () => {
  const rounds = [aRound(100, 100), aRound(100, 200), aRound(200, 100)];
  const { notes } = reportRounds(rounds, () => expect.unreachable());
  expect(notes).toEqual(['2 of 3 rounds were dropped: the machine is too busy to measure']);
});

it('the interval of a median contains it, within the values, and is narrower for more of the same spread', () => {
  const few = [0.5, 0.55, 0.58, 0.6, 0.61, 0.66, 0.7];
  const [wide, narrow] = [few, Array.from({ length: 20 }, () => few).flat()].map(medianInterval);
  expect(wide?.low).toBeGreaterThanOrEqual(0.5);
  expect(wide?.low).toBeLessThan(narrow?.low ?? 0);
  expect(narrow?.low).toBeLessThanOrEqual(median(few));
  expect(narrow?.high).toBeLessThan(wide?.high ?? 0);
  expect(medianInterval([0.6, 0.6, 0.6])).toEqual({ low: 0.6, high: 0.6 });
});
