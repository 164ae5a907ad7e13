import { orderInRound, type Round } from '#tests/tools/bench/support/round.ts';

/** The players of rounds with asynchronous rates, such as servers in other processes. */
interface Players<Player extends { readonly name: string }> {
  readonly players: readonly Player[];
  /** The work of a player per CPU second, in one turn. */
  readonly rateOf: (player: Player) => Promise<number>;
  /** The same of a fixed workload. */
  readonly canaryRate: () => Promise<number>;
  readonly rounds: number;
}

/** Runs the rounds, each player early and late; the rate of a round is the mean of the two turns. */
export async function runAsyncRounds<Player extends { readonly name: string }>({
  players,
  rateOf,
  canaryRate,
  rounds,
}: Players<Player>): Promise<readonly Round[]> {
  const played: Round[] = [];
  while (played.length < rounds) {
    const before = await canaryRate();
    const turns = new Map<string, number[]>();
    for (const one of orderInRound(players))
      turns.set(one.name, [...(turns.get(one.name) ?? []), await rateOf(one)]);
    const after = await canaryRate();
    const rates = [...turns].map(([name, rate]) => [name, (rate[0] ?? 0) / 2 + (rate[1] ?? 0) / 2] as const);
    played.push({ canary: { before, after }, rates: Object.fromEntries(rates) });
  }
  return played;
}
