import type { Cookie, StorageArea, StoragePort, WriteResult } from '#ports/storage.port.ts';

/** A browser's storage for as long as it is held on to. One that keeps nothing says so, as a full one does. */
export class InMemoryStorage implements StoragePort {
  readonly session: StorageArea;
  readonly local: StorageArea;
  readonly #keeping: WriteResult;
  readonly #cookies: Map<string, string>;

  /** `cookies` as a browser gives them: `a=1; b=2`. */
  constructor({
    keeping = 'kept',
    cookies = '',
  }: { readonly keeping?: WriteResult; readonly cookies?: string } = {}) {
    this.#keeping = keeping;
    this.session = new InMemoryShelf(keeping);
    this.local = new InMemoryShelf(keeping);
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
    return this.#keeping;
  }
}

class InMemoryShelf implements StorageArea {
  readonly #texts = new Map<string, string>();
  readonly #keeping: WriteResult;

  constructor(keeping: WriteResult) {
    this.#keeping = keeping;
  }

  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  write(key: string, text: string): WriteResult {
    this.#texts.set(key, text);
    return this.#keeping;
  }

  remove(key: string): void {
    this.#texts.delete(key);
  }
}
