import type { Cookie, Keeping, Shelf, StoragePort } from '#ports/storage.port.ts';

/** A browser's storage for as long as it is held on to. One that keeps nothing says so, as a full one does. */
export class InMemoryStorage implements StoragePort {
  readonly session: Shelf;
  readonly local: Shelf;
  readonly #keeping: Keeping;
  readonly #cookies: Map<string, string>;

  /** `cookies` as a browser gives them: `a=1; b=2`. */
  constructor({
    keeping = 'kept',
    cookies = '',
  }: { readonly keeping?: Keeping; readonly cookies?: string } = {}) {
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

  setCookie({ name, value, maxAgeSeconds }: Cookie): Keeping {
    if (maxAgeSeconds > 0) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
    return this.#keeping;
  }
}

class InMemoryShelf implements Shelf {
  readonly #texts = new Map<string, string>();
  readonly #keeping: Keeping;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  write(key: string, text: string): Keeping {
    this.#texts.set(key, text);
    return this.#keeping;
  }

  remove(key: string): void {
    this.#texts.delete(key);
  }
}
