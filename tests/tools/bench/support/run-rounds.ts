import { setImmediate as startNextTask } from 'node:timers/promises';
import { orderInRound, type Round } from '#tests/tools/bench/support/round.ts';

/** Work that is repeated as fast as possible. */
export interface Contender {
  readonly name: string;
  once(): unknown;
}

/** Milliseconds since a fixed time: wall-clock time, and CPU time of this process. */
export interface Stopwatch {
  wall(): number;
  work(): number;
}

export interface RoundsOptions {
  readonly contenders: readonly Contender[];
  /** A fixed workload that is independent of the contenders. */
  readonly canary: Contender;
  readonly rounds: number;
  /** The duration of the warm-up of each contender, and of a turn (two per contender and round), in milliseconds. */
  readonly warmUp: number;
  readonly turn: number;
}

/** Runs the rounds. A rate is the work per second of the process's CPU time, so that other load on the machine matters less. */
export async function runRounds(contest: RoundsOptions, stopwatch: Stopwatch): Promise<readonly Round[]> {
  const { contenders, canary, warmUp, turn } = contest;
  for (const one of [...contenders, canary]) await play(one, warmUp, stopwatch);
  const rounds: Round[] = [];
  while (rounds.length < contest.rounds) {
    const before = computeRate([await play(canary, turn, stopwatch)]);
    const turns = new Map<Contender, Turn[]>(contenders.map((contender) => [contender, []]));
    for (const one of orderInRound(contenders)) turns.get(one)?.push(await play(one, turn, stopwatch));
    const after = computeRate([await play(canary, turn, stopwatch)]);
    const rates = contenders.map((one) => [one.name, computeRate(turns.get(one) ?? [])] as const);
    rounds.push({ canary: { before, after }, rates: Object.fromEntries(rates) });
  }
  return rounds;
}

interface Turn {
  readonly times: number;
  readonly work: number;
}

/**
 * Repeats the work, each time in a task of its own, as a server handles requests. In one long task nothing that a `WeakRef` names can be
 * collected, and the memory of all renderings would slow down the later ones.
 */
async function play(contender: Contender, length: number, { wall, work }: Stopwatch): Promise<Turn> {
  const started = { wall: wall(), work: work() };
  let times = 0;
  do {
    await contender.once();
    await startNextTask();
    times += 1;
  } while (wall() - started.wall < length);
  return { times, work: work() - started.work };
}

function computeRate(turns: readonly Turn[]): number {
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  return (sum(turns.map(({ times }) => times)) / sum(turns.map(({ work }) => work))) * 1000;
}
