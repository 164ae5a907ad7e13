import { second } from '#domain/time/instant.ts';
import type { Timer } from '#ports/timer.port.ts';

/** So long an answer waits for its visitor, in milliseconds: whoever has not come by then is not on the way. */
const timeoutMs = 5 * second;

/** So long a mouse rests on what it aims at, in milliseconds: what it only passes is not asked for. */
const hoverDelayMs = 80;

interface Asked<Answer> {
  readonly path: string;
  readonly answer: Promise<Answer>;
  readonly life: AbortController;
  /** It need not be forgotten any more. */
  readonly settle: () => void;
  /** The answer once it has come. */
  landed: Answer | undefined;
}

type Load<Answer> = (signal: AbortSignal) => Promise<Answer>;

/**
 * The answer to where somebody is about to go, asked for while a mouse rests on it or a finger is still down (ROUTE-20). One at
 * a time: the next ends the one before.
 */
export class Prefetcher<Answer> {
  readonly #timer: Timer;
  #asked: Asked<Answer> | undefined;
  #cancelHover = () => {};

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  /** Asks as soon as somebody has aimed at a path for a while, and at nothing else since. */
  hover(path: string, load: Load<Answer>): void {
    this.cancel();
    this.#cancelHover = this.#timer.after(hoverDelayMs, () => this.ask(path, load));
  }

  /** What was aimed at is not asked, unless it has been already. */
  cancel(): void {
    this.#cancelHover();
  }

  /** Asks what stands at a path with its query, unless that is being asked. */
  ask(path: string, load: Load<Answer>): void {
    this.cancel();
    if (this.#asked?.path === path) return;
    this.discard();
    const life = new AbortController();
    const settle = this.#timer.after(timeoutMs, () => this.discard());
    const asked: Asked<Answer> = { path, answer: load(life.signal), life, settle, landed: undefined };
    this.#asked = asked;
    const land = (answer: Answer) => {
      asked.landed = answer;
    };
    asked.answer.then(land, () => {}); // whoever goes there hears of a failure
  }

  /** What was asked for a path, where it has come already; it can still be taken. */
  at(path: string): Answer | undefined {
    return this.#asked?.path === path ? this.#asked.landed : undefined;
  }

  /** What was asked for a path, once; undefined where nothing was. */
  take(path: string): Promise<Answer> | undefined {
    const asked = this.#asked;
    if (asked?.path !== path) return undefined;
    asked.settle();
    this.#asked = undefined;
    return asked.answer;
  }

  /** Aborts what was prefetched, or forgets its answer: it was asked with what is no longer true, as another day. */
  discard(): void {
    this.#asked?.settle();
    this.#asked?.life.abort();
    this.#asked = undefined;
  }
}
