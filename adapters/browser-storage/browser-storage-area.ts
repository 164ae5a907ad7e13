import type { Logger } from '#ports/logger.port.ts';
import type { StorageArea, StorageWriteResult } from '#ports/storage.port.ts';

/** The parts of the browser's `Storage` that are used. */
export interface KeyedStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export type GetStorage = () => KeyedStorage;

/** A browser storage that may be blocked, full or unavailable at any time. */
export class BrowserStorageArea implements StorageArea {
  readonly #name: 'session' | 'local';
  readonly #getStorage: GetStorage;
  readonly #logger: Logger;
  /** Changes that the browser refused, in memory: null for a removed key. */
  readonly #memoryOnly = new Map<string, string | null>();
  #hasLoggedFailure = false;

  constructor(name: 'session' | 'local', getStorage: GetStorage, logger: Logger) {
    this.#name = name;
    this.#getStorage = getStorage;
    this.#logger = logger;
  }

  read(key: string): string | null {
    const inMemory = this.#memoryOnly.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return this.#getStorage().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, text: string): StorageWriteResult {
    const isPersisted = this.#try(key, (storage) => storage.setItem(key, text));
    if (isPersisted) this.#memoryOnly.delete(key);
    else this.#memoryOnly.set(key, text);
    return isPersisted ? 'persisted' : 'memoryOnly';
  }

  remove(key: string): void {
    const isRemoved = this.#try(key, (storage) => storage.removeItem(key));
    if (isRemoved) this.#memoryOnly.delete(key);
    else this.#memoryOnly.set(key, null);
  }

  /** Runs an operation and returns whether it succeeded. Only the first failure is logged, since later ones have the same cause. */
  #try(key: string, act: (storage: KeyedStorage) => void): boolean {
    try {
      act(this.#getStorage());
      return true;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.name : 'unknown';
      if (!this.#hasLoggedFailure)
        this.#logger.warn('storage.write-failed', { storage: this.#name, key, reason });
      this.#hasLoggedFailure = true;
      return false;
    }
  }
}
