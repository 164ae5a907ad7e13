import { type Token, createToken } from '#ports/token.ts';

/** Where a text was written: to the browser's storage, or only to memory because the browser refused. */
export type StorageWriteResult = 'persisted' | 'memoryOnly';

/** Texts by key. No member throws. */
export interface StorageArea {
  /** The latest text of a key, persisted or in memory; null if there is none. */
  read(key: string): string | null;

  /** Replaces the text of a key. */
  write(key: string, text: string): StorageWriteResult;

  /** Removes a key, persisted or in memory; an absent key is ignored. */
  remove(key: string): void;
}

/** A short text that the browser keeps for the site, and says to it with every request of its own pages. */
export interface Cookie {
  readonly name: string;
  /** The raw value; the caller encodes it. */
  readonly value: string;
  /** The lifetime; 0 deletes the cookie. */
  readonly maxAgeSeconds: number;
}

/**
 * The browser's storage. If it is full or blocked, texts are held in memory until the page is closed, and the caller learns that from
 * the result. The first failed write is logged, by key and never by value.
 */
export interface StoragePort {
  /** Stored until the tab is closed. */
  readonly session: StorageArea;

  /** Stored until it is cleared. */
  readonly local: StorageArea;

  /** The cookies in the browser's format: `a=1; b=2`; may be empty. */
  cookies(): string;

  /** Sets a cookie; replaces one of the same name. A cookie that the browser refuses is still returned by `cookies`. */
  setCookie(cookie: Cookie): StorageWriteResult;
}

export const StoragePort: Token<StoragePort> = createToken<StoragePort>('StoragePort');
