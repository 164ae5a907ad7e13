import { median, quantile } from 'simple-statistics';
import { atLeast, formatNumber, type Report } from '#tests/tools/bench/support/report.ts';

/** Work that is compared with other work. */
export interface Contender {
  readonly name: string;
  /** How much of it is done in a second of CPU time, measured in one turn. */
  measureRate(): Promise<number>;
}

/** The rates of each contender, one for each round. */
export type Rates = Readonly<Record<string, readonly number[]>>;

/** A B B A, so that a change of the machine's speed during a round affects all alike. */
export function orderInRound<One>(contenders: readonly One[]): readonly One[] {
  return [...contenders, ...contenders.toReversed()];
}

/** Runs the rounds, each contender early and late; the rate of a round is the mean of the two turns. */
export async function runRounds(contenders: readonly Contender[], count: number): Promise<Rates> {
  const rates: Record<string, number[]> = Object.fromEntries(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < count; round += 1) {
    const sums: Record<string, number> = {};
    for (const one of orderInRound(contenders))
      sums[one.name] = (sums[one.name] ?? 0) + (await one.measureRate()) / 2;
    for (const [name, rate] of Object.entries(sums)) rates[name]?.push(rate);
  }
  return rates;
}

/** Two contenders whose rates are compared, and the least ratio of the first to the second. */
interface Comparison {
  readonly name: string;
  readonly one: string;
  readonly other: string;
  readonly least: number;
}

/** The report of the ratios, round by round. */
export function compareRates(title: string, comparisons: readonly Comparison[], rates: Rates): Report {
  const ratiosOf = ({ one, other }: Comparison) =>
    (rates[one] ?? []).map((rate, round) => rate / (rates[other]?.[round] ?? Number.NaN));
  const medianRate = (name: string) => Math.round(median([...(rates[name] ?? [])]));
  return {
    tables: [
      {
        title,
        head: ['ratio', 'half of the rounds', 'each in a second of CPU time'],
        rows: comparisons.map((comparison) => {
          const [low = 0, high = 0] = quantile(ratiosOf(comparison), [0.25, 0.75]);
          const both = `${medianRate(comparison.one)} to ${medianRate(comparison.other)}`;
          return [comparison.name, `${formatNumber(low)} to ${formatNumber(high)}`, both];
        }),
      },
    ],
    goals: comparisons.map((comparison) =>
      atLeast(comparison.name, median(ratiosOf(comparison)), comparison.least),
    ),
  };
}
