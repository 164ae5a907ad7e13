import type { Cookie, StorageArea, StoragePort, WriteResult } from '#ports/storage.port.ts';

/** A browser's storage for as long as it is held on to. One that keeps nothing says so, as a full one does. */
export class InMemoryStorage implements StoragePort {
  readonly session: StorageArea;
  readonly local: StorageArea;
  readonly #writeResult: WriteResult;
  readonly #cookies: Map<string, string>;

  /** `cookies` as a browser gives them: `a=1; b=2`. */
  constructor({
    writeResult = 'kept',
    cookies = '',
  }: { readonly writeResult?: WriteResult; readonly cookies?: string } = {}) {
    this.#writeResult = writeResult;
    this.session = new InMemoryStorageArea(writeResult);
    this.local = new InMemoryStorageArea(writeResult);
    const given = cookies.split(';').map((pair) => pair.trim().split('='));
    this.#cookies = new Map(
      given.flatMap(([name = '', ...value]) => (name === '' ? [] : [[name, value.join('=')] as const])),
    );
  }

  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie({ name, value, maxAgeSeconds }: Cookie): WriteResult {
    if (maxAgeSeconds > 0) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
    return this.#writeResult;
  }
}

class InMemoryStorageArea implements StorageArea {
  readonly #texts = new Map<string, string>();
  readonly #writeResult: WriteResult;

  constructor(writeResult: WriteResult) {
    this.#writeResult = writeResult;
  }

  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  write(key: string, text: string): WriteResult {
    this.#texts.set(key, text);
    return this.#writeResult;
  }

  remove(key: string): void {
    this.#texts.delete(key);
  }
}
