import { second } from '#domain/time/instant.ts';
import type { Timer } from '#ports/timer.port.ts';

/** So long an answer waits for its visitor, in milliseconds: what has come of a press by then is none. */
const patience = 5 * second;

interface Asked<Answer> {
  readonly path: string;
  readonly answer: Promise<Answer>;
  readonly life: AbortController;
  /** It need not be forgotten any more. */
  readonly settle: () => void;
}

/**
 * The answer to where somebody is about to go, asked for while the finger is still down (ROUTE-20). One at a time: the next
 * ends the one before.
 */
export class Ahead<Answer> {
  readonly #timer: Timer;
  #asked: Asked<Answer> | undefined;

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  /** Asks what stands at a path with its query, unless that is being asked. */
  ask(path: string, load: (signal: AbortSignal) => Promise<Answer>): void {
    if (this.#asked?.path === path) return;
    this.#drop();
    const life = new AbortController();
    const answer = load(life.signal);
    answer.catch(() => {}); // whoever goes there hears of it
    this.#asked = { path, answer, life, settle: this.#timer.after(patience, () => this.#drop()) };
  }

  /** What was asked for a path, once; undefined where nothing was. */
  take(path: string): Promise<Answer> | undefined {
    const asked = this.#asked;
    if (asked?.path !== path) return undefined;
    asked.settle();
    this.#asked = undefined;
    return asked.answer;
  }

  #drop(): void {
    this.#asked?.settle();
    this.#asked?.life.abort();
    this.#asked = undefined;
  }
}
