import { cookieNamed } from '#domain/consent/cookie.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Cookie, Keeping, Shelf, StoragePort } from '#ports/storage.port.ts';
import { BrowserShelf, type ShelfSource } from './browser-shelf.ts';

interface BrowserStorageNeeds {
  /** Getting at one may throw, as it does where the visitor forbids cookies. */
  readonly sessionStorage: ShelfSource;
  readonly localStorage: ShelfSource;
  /** Where cookies are read and written: the browser's document. */
  readonly document: { cookie: string };
  /** Whether the site is on https. */
  readonly isSecure: boolean;
  readonly logger: Logger;
}

/** What the browser keeps, and what it would not keep for as long as the page lives. */
export class BrowserStorage implements StoragePort {
  readonly session: Shelf;
  readonly local: Shelf;
  readonly #needs: BrowserStorageNeeds;
  /** Cookies the browser would not keep; an empty value is one that was taken away. */
  readonly #unkept = new Map<string, string>();

  constructor(needs: BrowserStorageNeeds) {
    this.#needs = needs;
    this.session = new BrowserShelf('session', needs.sessionStorage, needs.logger);
    this.local = new BrowserShelf('local', needs.localStorage, needs.logger);
  }

  cookies(): string {
    const kept = this.#kept()
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '' && !this.#unkept.has(pair.split('=')[0] ?? ''));
    const others = [...this.#unkept].filter(([, value]) => value !== '');
    return [...kept, ...others.map(([name, value]) => `${name}=${value}`)].join('; ');
  }

  setCookie({ name, value, maxAgeSeconds }: Cookie): Keeping {
    const secure = this.#needs.isSecure ? '; Secure' : '';
    const left = maxAgeSeconds > 0 ? value : '';
    this.#unkept.delete(name);
    this.#write(`${name}=${left}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`);
    if ((cookieNamed(this.#kept(), name) ?? '') === left) return 'kept';
    this.#needs.logger.warn('storage.cookie-not-kept', { name });
    this.#unkept.set(name, left);
    return 'inMemory';
  }

  #kept(): string {
    try {
      return this.#needs.document.cookie;
    } catch {
      return '';
    }
  }

  /** Whether it was kept is seen by reading it again. */
  #write(cookie: string): void {
    try {
      this.#needs.document.cookie = cookie;
    } catch {
      // A document without an origin has no cookies at all.
    }
  }
}
