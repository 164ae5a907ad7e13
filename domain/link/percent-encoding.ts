import { wellFormed } from '#domain/link/well-formed.ts';

/**
 * A text as one part of an address: everything with a meaning of its own there is percent-encoded.
 * Half a surrogate pair, which no address can hold, becomes U+FFFD.
 */
export function percentEncoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** The text a percent-encoded part stands for; undefined where the encoding is broken (`%`, `%ff`). */
export function percentDecoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
