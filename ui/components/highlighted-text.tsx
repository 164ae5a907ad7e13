import type { HighlightedPassage } from '#domain/listing/site-search.ts';

/** A text found by a search, with the matches marked (LIST-20). */
export function HighlightedText({ passage }: { readonly passage: HighlightedPassage }) {
  return passage.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={`${index} ${text}`}>{text}</mark> : text,
  );
}
