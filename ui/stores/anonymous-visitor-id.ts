import { createVisitorId, experimentUserKey } from '#domain/tracking/experiments.ts';
import type { Random } from '#ports/random.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';

/**
 * The random ID of a visitor who is not logged in, for experiments. It is created with the first request for experiments, so
 * never before consent (TRACK-5).
 */
export class AnonymousVisitorId {
  readonly #storage: StoragePort;
  readonly #random: Random;

  constructor(storage: StoragePort, random: Random) {
    this.#storage = storage;
    this.#random = random;
  }

  /** The ID of this browser; the same on every visit while local storage holds it. */
  getOrCreate(): string {
    const storedId = this.#storage.local.read(experimentUserKey);
    if (storedId) return storedId;
    const newId = createVisitorId(() => this.#random.fraction());
    this.#storage.local.write(experimentUserKey, newId);
    return newId;
  }

  /** Removes the ID: the visitor denied consent. */
  remove(): void {
    this.#storage.local.remove(experimentUserKey);
  }
}
