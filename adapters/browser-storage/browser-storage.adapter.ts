import { readCookie } from '#adapters/http/read-cookie.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Cookie, StorageArea, StoragePort, StorageWriteResult } from '#ports/storage.port.ts';
import { BrowserStorageArea, type GetStorage } from './browser-storage-area.ts';

interface BrowserStorageDependencies {
  /** Access may throw, for example if the visitor blocks cookies. */
  readonly sessionStorage: GetStorage;
  readonly localStorage: GetStorage;
  /** The browser's document, for cookies. */
  readonly document: { cookie: string };
  /** Whether the site is on https. */
  readonly isSecure: boolean;
  readonly logger: Logger;
}

/** The browser's storage areas and cookies; what the browser refuses is held in memory until the page is closed. */
export class BrowserStorage implements StoragePort {
  readonly session: StorageArea;
  readonly local: StorageArea;
  readonly #dependencies: BrowserStorageDependencies;
  /** Cookies that the browser refused; an empty value is a deleted cookie. */
  readonly #memoryOnly = new Map<string, string>();

  constructor(dependencies: BrowserStorageDependencies) {
    this.#dependencies = dependencies;
    this.session = new BrowserStorageArea('session', dependencies.sessionStorage, dependencies.logger);
    this.local = new BrowserStorageArea('local', dependencies.localStorage, dependencies.logger);
  }

  cookies(): string {
    const persisted = this.#readCookies()
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '' && !this.#memoryOnly.has(pair.split('=')[0] ?? ''));
    const memoryOnly = [...this.#memoryOnly].filter(([, value]) => value !== '');
    return [...persisted, ...memoryOnly.map(([name, value]) => `${name}=${value}`)].join('; ');
  }

  setCookie({ name, value, maxAgeSeconds }: Cookie): StorageWriteResult {
    const secure = this.#dependencies.isSecure ? '; Secure' : '';
    const storedValue = maxAgeSeconds > 0 ? value : '';
    this.#memoryOnly.delete(name);
    this.#write(`${name}=${storedValue}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`);
    if ((readCookie(this.#readCookies(), name) ?? '') === storedValue) return 'persisted';
    this.#dependencies.logger.warn('storage.cookie-rejected', { name });
    this.#memoryOnly.set(name, storedValue);
    return 'memoryOnly';
  }

  #readCookies(): string {
    try {
      return this.#dependencies.document.cookie;
    } catch {
      return '';
    }
  }

  /** Whether it was stored is seen by reading it again. */
  #write(cookie: string): void {
    try {
      this.#dependencies.document.cookie = cookie;
    } catch {
      // A document without an origin has no cookies at all.
    }
  }
}
