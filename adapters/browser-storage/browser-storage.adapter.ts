import { readCookie } from '#domain/consent/read-cookie.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Cookie, StorageArea, StoragePort, WriteResult } from '#ports/storage.port.ts';
import { BrowserStorageArea, type StorageAreaOptions } from './browser-storage-area.ts';

interface BrowserStorageDependencies {
  /** Getting at one may throw, as it does where the visitor forbids cookies. */
  readonly sessionStorage: StorageAreaOptions;
  readonly localStorage: StorageAreaOptions;
  /** Where cookies are read and written: the browser's document. */
  readonly document: { cookie: string };
  /** Whether the site is on https. */
  readonly isSecure: boolean;
  readonly logger: Logger;
}

/** What the browser keeps, and what it would not keep for as long as the page lives. */
export class BrowserStorage implements StoragePort {
  readonly session: StorageArea;
  readonly local: StorageArea;
  readonly #dependencies: BrowserStorageDependencies;
  /** Cookies the browser would not keep; an empty value is one that was taken away. */
  readonly #unkept = new Map<string, string>();

  constructor(dependencies: BrowserStorageDependencies) {
    this.#dependencies = dependencies;
    this.session = new BrowserStorageArea('session', dependencies.sessionStorage, dependencies.logger);
    this.local = new BrowserStorageArea('local', dependencies.localStorage, dependencies.logger);
  }

  cookies(): string {
    const kept = this.#kept()
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '' && !this.#unkept.has(pair.split('=')[0] ?? ''));
    const others = [...this.#unkept].filter(([, value]) => value !== '');
    return [...kept, ...others.map(([name, value]) => `${name}=${value}`)].join('; ');
  }

  setCookie({ name, value, maxAgeSeconds }: Cookie): WriteResult {
    const secure = this.#dependencies.isSecure ? '; Secure' : '';
    const left = maxAgeSeconds > 0 ? value : '';
    this.#unkept.delete(name);
    this.#write(`${name}=${left}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`);
    if ((readCookie(this.#kept(), name) ?? '') === left) return 'kept';
    this.#dependencies.logger.warn('storage.cookie-rejected', { name });
    this.#unkept.set(name, left);
    return 'inMemory';
  }

  #kept(): string {
    try {
      return this.#dependencies.document.cookie;
    } catch {
      return '';
    }
  }

  /** Whether it was kept is seen by reading it again. */
  #write(cookie: string): void {
    try {
      this.#dependencies.document.cookie = cookie;
    } catch {
      // A document without an origin has no cookies at all.
    }
  }
}
