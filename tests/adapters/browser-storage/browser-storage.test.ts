import { describe, expect, it } from 'vitest';
import { BrowserConnectivity } from '#adapters/browser-storage/browser-connectivity.adapter.ts';
import { BrowserStorage, type KeyedStorage } from '#adapters/browser-storage/browser-storage.adapter.ts';
import { connectivityContract } from '#tests/contracts/connectivity.contract.ts';
import { storageContract } from '#tests/contracts/storage.contract.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** Cookies as in a document: written one at a time, read all together. */
class CookieJar {
  readonly written: string[] = [];
  readonly #cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
    if (/Max-Age=0/.test(text)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function aStorage(): KeyedStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

/** As Safari and Firefox are where the visitor blocks cookies: even looking throws. */
const forbidden = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** As a browser is whose room is used up: what is there can be read. */
function full(): KeyedStorage {
  return {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
    },
    removeItem: () => {},
  };
}

interface OwnWindow {
  readonly sessionStorage?: () => KeyedStorage;
  readonly localStorage?: () => KeyedStorage;
  readonly document?: { cookie: string };
}

function open(own: OwnWindow = {}) {
  const logger = new RecordingLogger();
  const document = new CookieJar();
  const [session, local] = [aStorage(), aStorage()];
  const { sessionStorage = () => session, localStorage = () => local } = own;
  const window = {
    get sessionStorage() {
      return sessionStorage();
    },
    get localStorage() {
      return localStorage();
    },
    document: own.document ?? document,
    location: { protocol: 'https:' },
  };
  return { logger, document, storage: new BrowserStorage(window, logger) };
}

const deaf = { cookie: '' };
Object.defineProperty(deaf, 'cookie', { get: () => '', set: () => {} });
const noDocument = { cookie: '' };
Object.defineProperty(noDocument, 'cookie', { get: forbidden, set: forbidden });

storageContract('BrowserStorage', 'persisted', () => open().storage);
storageContract('BrowserStorage where the visitor forbids it', 'memoryOnly', () => {
  return open({ sessionStorage: forbidden, localStorage: forbidden, document: noDocument }).storage;
});
storageContract('BrowserStorage in a browser that is full', 'memoryOnly', () => {
  return open({ sessionStorage: full, localStorage: full, document: deaf }).storage;
});

connectivityContract('BrowserConnectivity', () => {
  const target = new EventTarget();
  const navigator = { onLine: true };
  const window = {
    navigator,
    addEventListener: (type: string, listener: () => void) => target.addEventListener(type, listener),
    removeEventListener: (type: string, listener: () => void) => target.removeEventListener(type, listener),
  };
  return {
    connectivity: new BrowserConnectivity(window),
    turn: (isOnline) => {
      navigator.onLine = isOnline;
      target.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
  };
});

describe('BrowserStorage', () => {
  it('writes a cookie for every page of the site, and for no other site', () => {
    const { storage, document } = open();
    storage.setCookie({ name: 'i18n_redirected', value: 'en', maxAgeSeconds: 31_536_000 });
    expect(document.written).toEqual(['i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  });

  it('logs the first failed write only, by key and never by value', () => {
    const { storage, logger } = open({ sessionStorage: forbidden, localStorage: full, document: deaf });
    storage.session.write('favouriteEvent', '48211');
    storage.session.write('keuzehulp', 'secret');
    storage.local.write('experimentUserId', 'secret');
    storage.setCookie({ name: 'i18n_redirected', value: 'secret', maxAgeSeconds: 60 });
    expect(logger.entries).toEqual([
      {
        level: 'warn',
        event: 'storage.write-failed',
        facts: { storage: 'session', key: 'favouriteEvent', reason: 'SecurityError' },
      },
      {
        level: 'warn',
        event: 'storage.write-failed',
        facts: { storage: 'local', key: 'experimentUserId', reason: 'QuotaExceededError' },
      },
      { level: 'warn', event: 'storage.cookie-rejected', facts: { name: 'i18n_redirected' } },
    ]);
  });

  it('returns the newest text when the browser stored an older one and then became full', () => {
    const texts = aStorage();
    let isFull = false;
    const sessionStorage = () => ({
      ...texts,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
        texts.setItem(key, text);
      },
    });
    const { storage } = open({ sessionStorage });
    storage.session.write('keuzehulp', 'first question');
    isFull = true;
    expect(storage.session.write('keuzehulp', 'second question')).toBe('memoryOnly');
    expect(storage.session.read('keuzehulp')).toBe('second question');
    isFull = false;
    expect(storage.session.write('keuzehulp', 'third question')).toBe('persisted');
    expect(storage.session.read('keuzehulp')).toBe('third question');
  });
});
