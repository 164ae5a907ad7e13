import type { Passage } from '#domain/listing/page-hit.ts';

/** A text that a search has found, with the words it was found by marked (LIST-20). */
export function MarkedText({ passage }: { readonly passage: Passage }) {
  return passage.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={`${place} ${text}`}>{text}</mark> : text,
  );
}
