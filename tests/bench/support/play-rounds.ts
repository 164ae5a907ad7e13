import { orderInRound, type Round } from '#tests/bench/support/round.ts';

/** Something that is done over and over, as fast as it goes. */
export interface Contender {
  readonly name: string;
  once(): unknown;
}

/** Milliseconds since any fixed moment: by the clock on the wall, and of work of this process. */
export interface Stopwatch {
  wall(): number;
  work(): number;
}

export interface Contest {
  readonly contenders: readonly Contender[];
  /** Fixed work that has nothing to do with the contenders. */
  readonly canary: Contender;
  readonly rounds: number;
  /** How long each contender plays before the first round; how long a turn is, twice for each in every round. In milliseconds. */
  readonly warmUp: number;
  readonly turn: number;
}

/** Plays the rounds of a contest. A rate is what was done in a second of the process's own work, so that neighbours on the machine count less. */
export async function playRounds(contest: Contest, stopwatch: Stopwatch): Promise<readonly Round[]> {
  const { contenders, canary, warmUp, turn } = contest;
  for (const one of [...contenders, canary]) await play(one, warmUp, stopwatch);
  const rounds: Round[] = [];
  while (rounds.length < contest.rounds) {
    const before = rateOf([await play(canary, turn, stopwatch)]);
    const turns = new Map<Contender, Turn[]>(contenders.map((contender) => [contender, []]));
    for (const one of orderInRound(contenders)) turns.get(one)?.push(await play(one, turn, stopwatch));
    const after = rateOf([await play(canary, turn, stopwatch)]);
    const rates = contenders.map((one) => [one.name, rateOf(turns.get(one) ?? [])] as const);
    rounds.push({ canary: { before, after }, rates: Object.fromEntries(rates) });
  }
  return rounds;
}

interface Turn {
  readonly times: number;
  readonly work: number;
}

async function play(contender: Contender, length: number, { wall, work }: Stopwatch): Promise<Turn> {
  const started = { wall: wall(), work: work() };
  let times = 0;
  do {
    await contender.once();
    times += 1;
  } while (wall() - started.wall < length);
  return { times, work: work() - started.work };
}

function rateOf(turns: readonly Turn[]): number {
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  return (sum(turns.map(({ times }) => times)) / sum(turns.map(({ work }) => work))) * 1000;
}
