/**
 * Normalizes a text, so that two texts that look the same are the same: compatible characters (`ｍ`, `ﬁ`) become ordinary ones, accents
 * are composed, letters that are apostrophes (`ʼ`) become signs, and what is not seen is removed (a soft hyphen, a zero-width space).
 * Idempotent. The length may change.
 */
export function normalizeText(text: string): string {
  const composed = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC');
  return composed.replace(/[\u02B9-\u02BD\u055A\uA78C]/g, '’');
}

/** Replaces lone surrogates, which URLs cannot carry, with U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
