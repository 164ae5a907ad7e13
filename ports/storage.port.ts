import { type Token, token } from '#ports/token.ts';

/** How long a text will be there: as promised, or, where the browser would not keep it, in memory until the page is left. */
export type WriteResult = 'kept' | 'inMemory';

/** Texts by key. No member throws. */
export interface StorageArea {
  /** The newest text of a key, wherever it is kept; null where there is none. */
  read(key: string): string | null;

  /** Takes the place of what the key had. */
  write(key: string, text: string): WriteResult;

  /** Wherever it is kept; a key without a text is none the worse for it. */
  remove(key: string): void;
}

/** A cookie of the site's own, for every page of it (`Path=/; SameSite=Lax`, and `Secure` where the site is). */
export interface Cookie {
  readonly name: string;
  /** As it stands in the cookie: whoever writes one encodes it. */
  readonly value: string;
  /** How long it is kept; 0 takes it away. */
  readonly maxAgeSeconds: number;
}

/**
 * What the browser keeps for a visitor. It may be full or forbidden: then what is written lives in memory for as long as the
 * page does, and whoever wrote is told so. The first thing that could not be kept is logged, by key and never by value.
 */
export interface StoragePort {
  /** Kept until the tab is closed. */
  readonly session: StorageArea;

  /** Kept until somebody clears it. */
  readonly local: StorageArea;

  /** The cookies as the browser gives them: `a=1; b=2`; empty where there are none. */
  cookies(): string;

  /** In the place of the one of its name. A browser that would not keep it gives it back from `cookies` all the same. */
  setCookie(cookie: Cookie): WriteResult;
}

export const StoragePort: Token<StoragePort> = token<StoragePort>('StoragePort');
