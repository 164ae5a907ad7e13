import { experimentUserKey, randomVisitorId } from '#domain/tracking/experiments.ts';
import type { Random } from '#ports/random.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';

/** The random name by which experiments know a visitor who is not logged in. It is made with the first question, and so never before consent (TRACK-5). */
export class VisitorIds {
  readonly #storage: StoragePort;
  readonly #random: Random;

  constructor(storage: StoragePort, random: Random) {
    this.#storage = storage;
    this.#random = random;
  }

  /** The same name on every visit, for as long as the browser keeps it. */
  own(): string {
    const kept = this.#storage.local.read(experimentUserKey);
    if (kept) return kept;
    const drawn = randomVisitorId(() => this.#random.fraction());
    this.#storage.local.write(experimentUserKey, drawn);
    return drawn;
  }

  /** The visitor would rather not be known. */
  forget(): void {
    this.#storage.local.remove(experimentUserKey);
  }
}
