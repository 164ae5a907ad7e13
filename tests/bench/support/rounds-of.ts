import { orderInRound, type Round } from '#tests/bench/support/round.ts';

/** Who plays when every rate has to be asked for, as it has of a server in a process of its own. */
interface Players<Player extends { readonly name: string }> {
  readonly players: readonly Player[];
  /** How much a player does in a second of its own work, in one turn. */
  readonly rateOf: (player: Player) => Promise<number>;
  /** The same of fixed work that has nothing to do with the players. */
  readonly canaryRate: () => Promise<number>;
  readonly rounds: number;
}

/** Plays the rounds, everyone early and late in each; what counts of the two turns is their mean. */
export async function roundsOf<Player extends { readonly name: string }>({
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
