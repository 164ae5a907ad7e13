/** The result of one round: the rate of each contender, and the canary rate before and after. */
export interface Round {
  readonly canary: { readonly before: number; readonly after: number };
  readonly rates: Readonly<Record<string, number>>;
}

/** The maximum difference of the two canary rates of a round, as a share of the slower. Fixed before the first measurement. */
const mostDrift = 0.25;

/** The maximum share of dropped rounds; beyond it no result is reported. */
const mostDropped = 1 / 3;

/** A B B A, so that a change of the machine's speed during a round affects all alike. */
export function orderInRound<Contender>(contenders: readonly Contender[]): readonly Contender[] {
  return [...contenders, ...contenders.toReversed()];
}

/** Whether the machine had the same speed before and after a round. */
export function isSteady({ canary: { before, after } }: Round): boolean {
  return Math.abs(before - after) <= mostDrift * Math.min(before, after);
}

export type Steadiness =
  | { readonly kind: 'steady'; readonly rounds: readonly Round[]; readonly dropped: number }
  | { readonly kind: 'tooNoisy'; readonly dropped: number };

/** The steady rounds; none if too many were dropped. */
export function steadyRounds(rounds: readonly Round[]): Steadiness {
  const steady = rounds.filter(isSteady);
  const dropped = rounds.length - steady.length;
  if (dropped > rounds.length * mostDropped) return { kind: 'tooNoisy', dropped };
  return { kind: 'steady', rounds: steady, dropped };
}

/** The ratio of two contenders' rates in each round. */
export function ratios(rounds: readonly Round[], name: string, toName: string): readonly number[] {
  return rounds.map(({ rates }) => (rates[name] ?? Number.NaN) / (rates[toName] ?? Number.NaN));
}
