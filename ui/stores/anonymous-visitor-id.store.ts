import type { Random } from '#ports/random.port.ts';
import type { StoragePort } from '#ports/storage.port.ts';

/** The local storage key of an anonymous visitor's random id. */
export const anonymousVisitorIdStorageKey = 'experimentUserId';

/** A random UUID (version 4) for an anonymous visitor (TRACK-4). `random` returns evenly distributed numbers from 0 to 1. */
export function createRandomVisitorId(random: () => number): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (character) => {
    const digit = Math.floor(random() * 16);
    return (character === 'x' ? digit : 8 + (digit % 4)).toString(16);
  });
}

/**
 * The random ID of a visitor who is not logged in, for experiments. It is created with the first request for experiments, so
 * never before consent (TRACK-5).
 */
export class AnonymousVisitorIdStore {
  readonly #storage: StoragePort;
  readonly #random: Random;

  constructor(storage: StoragePort, random: Random) {
    this.#storage = storage;
    this.#random = random;
  }

  /** The ID of this browser; the same on every visit while local storage holds it. */
  getOrCreate(): string {
    const storedId = this.#storage.local.read(anonymousVisitorIdStorageKey);
    if (storedId) return storedId;
    const newId = createRandomVisitorId(() => this.#random.fraction());
    this.#storage.local.write(anonymousVisitorIdStorageKey, newId);
    return newId;
  }

  /** Removes the ID: the visitor denied consent. */
  remove(): void {
    this.#storage.local.remove(anonymousVisitorIdStorageKey);
  }
}
