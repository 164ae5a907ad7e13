import type { Logger } from '#ports/logger.port.ts';
import type { StorageArea, WriteResult } from '#ports/storage.port.ts';

/** As much of a browser's storage as a shelf needs. */
export interface KeyedStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export type StorageAreaOptions = () => KeyedStorage;

/** A storage of the browser that may be forbidden, full or gone at any moment. */
export class BrowserStorageArea implements StorageArea {
  readonly #name: 'session' | 'local';
  readonly #source: StorageAreaOptions;
  readonly #logger: Logger;
  /** What the browser would not keep, or would not forget: null for a key that was removed. */
  readonly #unkept = new Map<string, string | null>();
  #isTold = false;

  constructor(name: 'session' | 'local', source: StorageAreaOptions, logger: Logger) {
    this.#name = name;
    this.#source = source;
    this.#logger = logger;
  }

  read(key: string): string | null {
    const unkept = this.#unkept.get(key);
    if (unkept !== undefined) return unkept;
    try {
      return this.#source().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, text: string): WriteResult {
    const isKept = this.#tried(key, (storage) => storage.setItem(key, text));
    if (isKept) this.#unkept.delete(key);
    else this.#unkept.set(key, text);
    return isKept ? 'kept' : 'inMemory';
  }

  remove(key: string): void {
    const isGone = this.#tried(key, (storage) => storage.removeItem(key));
    if (isGone) this.#unkept.delete(key);
    else this.#unkept.set(key, null);
  }

  /** Whether it worked. The first time it does not is told; the others are the same trouble. */
  #tried(key: string, act: (storage: KeyedStorage) => void): boolean {
    try {
      act(this.#source());
      return true;
    } catch (cause) {
      const why = cause instanceof Error ? cause.name : 'unknown';
      if (!this.#isTold) this.#logger.warn('storage.write-failed', { storage: this.#name, key, why });
      this.#isTold = true;
      return false;
    }
  }
}
