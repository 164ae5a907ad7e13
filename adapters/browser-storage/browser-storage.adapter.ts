import { readCookie } from '#adapters/http/read-cookie.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Cookie, StorageArea, StoragePort, StorageWriteResult } from '#ports/storage.port.ts';

/** The parts of the browser's `Storage` that are used. */
export interface KeyedStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** The parts of a window that are used. Access to them may throw, for example if the visitor blocks cookies. */
interface StorageWindow {
  readonly sessionStorage: KeyedStorage;
  readonly localStorage: KeyedStorage;
  readonly document: { cookie: string };
  readonly location: { readonly protocol: string };
}

/** The browser's storage areas and cookies; what the browser refuses is held in memory until the page is closed. */
export class BrowserStorage implements StoragePort {
  readonly session: StorageArea;
  readonly local: StorageArea;
  readonly #window: StorageWindow;
  readonly #logger: Logger;
  /** Cookies that the browser refused; an empty value is a deleted cookie. */
  readonly #memoryOnly = new Map<string, string>();

  constructor(window: StorageWindow, logger: Logger) {
    this.#window = window;
    this.#logger = logger;
    this.session = new BrowserStorageArea('session', () => window.sessionStorage, logger);
    this.local = new BrowserStorageArea('local', () => window.localStorage, logger);
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
    const secure = this.#window.location.protocol === 'https:' ? '; Secure' : '';
    const storedValue = maxAgeSeconds > 0 ? value : '';
    this.#memoryOnly.delete(name);
    this.#write(`${name}=${storedValue}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`);
    if ((readCookie(this.#readCookies(), name) ?? '') === storedValue) return 'persisted';
    this.#logger.warn('storage.cookie-rejected', { name });
    this.#memoryOnly.set(name, storedValue);
    return 'memoryOnly';
  }

  #readCookies(): string {
    try {
      return this.#window.document.cookie;
    } catch {
      return '';
    }
  }

  /** Whether it was stored is seen by reading it again. */
  #write(cookie: string): void {
    try {
      this.#window.document.cookie = cookie;
    } catch {
      // A document without an origin has no cookies at all.
    }
  }
}

/** A browser storage that may be blocked, full or unavailable at any time. */
class BrowserStorageArea implements StorageArea {
  readonly #name: 'session' | 'local';
  readonly #getStorage: () => KeyedStorage;
  readonly #logger: Logger;
  /** Changes that the browser refused, in memory: null for a removed key. */
  readonly #memoryOnly = new Map<string, string | null>();
  #hasLoggedFailure = false;

  constructor(name: 'session' | 'local', getStorage: () => KeyedStorage, logger: Logger) {
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
