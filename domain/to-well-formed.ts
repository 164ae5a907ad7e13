/** Replaces lone surrogates, which URLs cannot carry, with U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
