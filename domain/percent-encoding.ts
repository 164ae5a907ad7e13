import { toWellFormed } from '#domain/normalize-text.ts';

/** Percent-encodes a text as one component of a URL. A lone surrogate, which a URL cannot hold, becomes U+FFFD. */
export function percentEncodeComponent(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/** Decodes a percent-encoded component; undefined if the encoding is invalid (`%`, `%ff`). */
export function percentDecodeComponent(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
