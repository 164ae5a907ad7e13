import { describe, expect, it } from 'vitest';
import {
  isSteady,
  orderInRound,
  type Round,
  ratios,
  steadyRounds,
} from '#tests/tools/bench/support/round.ts';
import { type Contender, runRounds } from '#tests/tools/bench/support/run-rounds.ts';

function aRound(before: number, after: number, rates: Round['rates'] = {}): Round {
  return { canary: { before, after }, rates };
}

/** Rounds with a fake stopwatch on which each contender takes a fixed number of milliseconds. */
function aContest(costs: Readonly<Record<string, number>>, idle = 0) {
  let wall = 0;
  let work = 0;
  const played: string[] = [];
  const contenders = Object.entries(costs).map(([name, cost]): Contender => ({
    name,
    once: () => {
      played.push(name);
      wall += cost + idle;
      work += cost;
    },
  }));
  const [canary, ...rest] = contenders as [Contender, ...Contender[]];
  const play = (rounds: number) =>
    runRounds(
      { contenders: rest, canary, rounds, warmUp: 10, turn: 100 },
      { wall: () => wall, work: () => work },
    );
  return { play, played };
}

describe('a round', () => {
  it('runs every contender early and late', () => {
    expect(orderInRound(['A', 'B', 'C'])).toEqual(['A', 'B', 'C', 'C', 'B', 'A']);
  });

  it('counts the work per second of CPU time', async () => {
    const { play } = aContest({ canary: 1, site: 4, bare: 2 });
    const [round] = await play(1);
    expect(round?.rates).toEqual({ site: 250, bare: 500 });
    expect(round?.canary).toEqual({ before: 1000, after: 1000 });
  });

  it('does not count time in which other processes ran', async () => {
    const { play } = aContest({ canary: 1, site: 4 }, 36);
    const [round] = await play(1);
    expect(round?.rates).toEqual({ site: 250 });
  });

  it('warms up every contender, then runs from canary to canary', async () => {
    const { play, played } = aContest({ canary: 100, site: 100, bare: 100 });
    await play(2);
    const round = ['canary', 'site', 'bare', 'bare', 'site', 'canary'];
    expect(played).toEqual(['site', 'bare', 'canary', ...round, ...round]);
  });
});

describe('the steady rounds', () => {
  it('are those whose canaries differ by a quarter at most', () => {
    expect(isSteady(aRound(100, 125))).toBe(true);
    expect(isSteady(aRound(125, 100))).toBe(true);
    expect(isSteady(aRound(100, 126))).toBe(false);
    expect(isSteady(aRound(126, 100))).toBe(false);
  });

  it('are returned with the number of dropped ones', () => {
    const good = aRound(100, 100);
    expect(steadyRounds([good, aRound(100, 200), good])).toEqual({
      kind: 'steady',
      rounds: [good, good],
      dropped: 1,
    });
  });

  it('are none if more than a third was dropped', () => {
    const good = aRound(100, 100);
    const bad = aRound(100, 200);
    expect(steadyRounds([good, bad, bad, good, good])).toEqual({ kind: 'tooNoisy', dropped: 2 });
  });

  it('compare contenders with each other round by round', () => {
    const rounds = [aRound(1, 1, { site: 30, bare: 60 }), aRound(1, 1, { site: 15, bare: 20 })];
    expect(ratios(rounds, 'site', 'bare')).toEqual([0.5, 0.75]);
  });
});
