import type { Cookie, StorageArea, StoragePort, StorageWriteResult } from '#ports/storage.port.ts';

/** In-memory browser storage. With `writeResult` `memoryOnly` it simulates a full storage. */
export class InMemoryStorage implements StoragePort {
  readonly session: StorageArea;
  readonly local: StorageArea;
  readonly #writeResult: StorageWriteResult;
  readonly #cookies: Map<string, string>;

  /** `cookies` in the browser's format: `a=1; b=2`. */
  constructor({
    writeResult = 'persisted',
    cookies = '',
  }: { readonly writeResult?: StorageWriteResult; readonly cookies?: string } = {}) {
    this.#writeResult = writeResult;
    this.session = new InMemoryStorageArea(writeResult);
    this.local = new InMemoryStorageArea(writeResult);
    const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
    this.#cookies = new Map(
      pairs.flatMap(([name = '', ...value]) => (name === '' ? [] : [[name, value.join('=')] as const])),
    );
  }

  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie({ name, value, maxAgeSeconds }: Cookie): StorageWriteResult {
    if (maxAgeSeconds > 0) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
    return this.#writeResult;
  }
}

class InMemoryStorageArea implements StorageArea {
  readonly #texts = new Map<string, string>();
  readonly #writeResult: StorageWriteResult;

  constructor(writeResult: StorageWriteResult) {
    this.#writeResult = writeResult;
  }

  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  write(key: string, text: string): StorageWriteResult {
    this.#texts.set(key, text);
    return this.#writeResult;
  }

  remove(key: string): void {
    this.#texts.delete(key);
  }
}
