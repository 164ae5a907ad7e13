/** What one round has measured: how much each contender did in a second, and the canary before and after them. */
export interface Round {
  readonly canary: { readonly before: number; readonly after: number };
  readonly rates: Readonly<Record<string, number>>;
}

/** The most by which the two canaries of a round may differ, as a share of the slower. Fixed before anything was measured. */
const mostDrift = 0.25;

/** The largest share of rounds that may be dropped before nothing is claimed at all. */
const mostDropped = 1 / 3;

/** A B B A, so that a machine that grows slower or faster during a round treats all alike. */
export function orderInRound<Contender>(contenders: readonly Contender[]): readonly Contender[] {
  return [...contenders, ...contenders.toReversed()];
}

/** Whether the machine was the same after a round as before it. */
export function isSteady({ canary: { before, after } }: Round): boolean {
  return Math.abs(before - after) <= mostDrift * Math.min(before, after);
}

export type Steadiness =
  | { readonly kind: 'steady'; readonly rounds: readonly Round[]; readonly dropped: number }
  | { readonly kind: 'tooNoisy'; readonly dropped: number };

/** The rounds that count; none where too many had to be dropped. */
export function steadyRounds(rounds: readonly Round[]): Steadiness {
  const steady = rounds.filter(isSteady);
  const dropped = rounds.length - steady.length;
  if (dropped > rounds.length * mostDropped) return { kind: 'tooNoisy', dropped };
  return { kind: 'steady', rounds: steady, dropped };
}

/** In each round, how many times as fast as another a contender was. */
export function ratios(rounds: readonly Round[], name: string, toName: string): readonly number[] {
  return rounds.map(({ rates }) => (rates[name] ?? Number.NaN) / (rates[toName] ?? Number.NaN));
}
