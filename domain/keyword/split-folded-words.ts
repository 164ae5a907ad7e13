import { foldText } from '#domain/facet/fold-text.ts';

/** The folded words of a text: sequences of letters and digits. */
export function splitFoldedWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
