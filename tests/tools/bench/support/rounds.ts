import { median, quantile, sampleWithReplacement } from 'simple-statistics';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { measureCanaryRate } from '#tests/tools/bench/support/cpu.ts';
import { formatNumber, type Report, type Table } from '#tests/tools/bench/support/report.ts';

/** Work that is compared with other work. */
export interface Contender {
  readonly name: string;
  /** How much of it is done in a second of CPU time, measured in one turn. */
  measureRate(): Promise<number>;
}

/** The result of one round: the rate of each contender, and that of a fixed workload before and after. */
export interface Round {
  readonly canary: { readonly before: number; readonly after: number };
  readonly rates: Readonly<Record<string, number>>;
}

/** What the steady rounds say of their contenders. */
export interface Comparison {
  /** The median rate of a contender. */
  rate(name: string): number;
  /** The median ratio of two contenders' rates in a round, and its 95 % interval as `0.5 to 0.6`. */
  ratio(name: string, toName: string): { readonly median: number; readonly interval: string };
}

/** The maximum difference of the two canary rates of a round, as a share of the slower. Fixed before the first measurement. */
const mostDrift = 0.25;

/** The maximum share of dropped rounds; beyond it no result is reported. */
const mostDropped = 1 / 3;

/** A B B A, so that a change of the machine's speed during a round affects all alike. */
export function orderInRound<One>(contenders: readonly One[]): readonly One[] {
  return [...contenders, ...contenders.toReversed()];
}

/** Runs the rounds, each contender early and late; the rate of a round is the mean of the two turns. */
export async function runRounds(
  contenders: readonly Contender[],
  count: number,
  canaryRate = measureCanaryRate,
): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  while (rounds.length < count) {
    const before = await canaryRate();
    const rates: Record<string, number> = {};
    for (const one of orderInRound(contenders))
      rates[one.name] = (rates[one.name] ?? 0) + (await one.measureRate()) / 2;
    rounds.push({ canary: { before, after: await canaryRate() }, rates });
  }
  return rounds;
}

/** The report of the rounds in which the machine had the same speed before and after; without a result if too many were not. */
export function reportRounds(
  rounds: readonly Round[],
  toReport: (comparison: Comparison) => Omit<Report, 'notes'>,
): Report {
  const steady = rounds.filter(
    ({ canary: { before, after } }) => Math.abs(before - after) <= mostDrift * Math.min(before, after),
  );
  const dropped = rounds.length - steady.length;
  const note = `${dropped} of ${rounds.length} rounds were dropped`;
  if (dropped > rounds.length * mostDropped)
    return { tables: [], goals: [], notes: [`${note}: the machine is too busy to measure`] };
  const ratesOf = (name: string) => steady.map(({ rates }) => rates[name] ?? Number.NaN);
  const comparison: Comparison = {
    rate: (name) => median(ratesOf(name)),
    ratio: (name, toName) => {
      const others = ratesOf(toName);
      const ratios = ratesOf(name).map((rate, at) => rate / (others[at] ?? Number.NaN));
      const { low, high } = medianInterval(ratios);
      return { median: median(ratios), interval: `${formatNumber(low)} to ${formatNumber(high)}` };
    },
  };
  return { ...toReport(comparison), notes: [`${note} because the machine changed during them`] };
}

/** The number of resamplings: enough for two decimals of the bounds. */
const resamplings = 4000;

/** The 95 % confidence interval of the median, by bootstrap: medians of resamples with replacement, the same for the same values. */
export function medianInterval(values: readonly number[]): { readonly low: number; readonly high: number } {
  const { fraction } = new SeededRandom(1888);
  const medians = Array.from({ length: resamplings }, () =>
    median(sampleWithReplacement([...values], values.length, fraction)),
  );
  return { low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

/** A table of ratios; each row has words, a contender, and the one that it is compared with. */
export function ratioTable(
  title: string,
  rows: readonly (readonly [words: string, name: string, toName: string])[],
  { rate, ratio }: Comparison,
): Table {
  return {
    title,
    head: ['compared', 'ratio', '95 % interval', 'each in a second of work'],
    rows: rows.map(([words, name, toName]) => {
      const { median: middle, interval } = ratio(name, toName);
      return [words, middle, interval, `${Math.round(rate(name))} to ${Math.round(rate(toName))}`];
    }),
  };
}
