import { wordsIn } from '#domain/listing/keyword-score.ts';
import type { Passage } from '#domain/listing/page-hit.ts';

/** How much of a long text is shown around a match, in characters to each side. */
const around = 80;

/** How many passages at most tell where a page was found. */
const mostPassages = 5;

/**
 * Where words stand in some texts: of each text that has one, the passage around the first, cut into what matches and what
 * stands between; at most five, in the order of the texts. `sought` are folded words.
 */
export function passagesIn(texts: readonly string[], sought: ReadonlySet<string>): readonly Passage[] {
  return texts
    .flatMap((text) => {
      const passage = passageIn(text, sought);
      return passage ? [passage] : [];
    })
    .slice(0, mostPassages);
}

interface Place {
  readonly from: number;
  readonly to: number;
}

function passageIn(text: string, sought: ReadonlySet<string>): Passage | undefined {
  const places = placesOf(text, sought);
  const [first] = places;
  if (!first) return undefined;
  const from = wordStart(text, first.from - around);
  const to = wordEnd(text, first.to + around);
  const shown = places.filter((place) => place.to <= to);
  const parts = shown.flatMap((place, at) => [
    { text: text.slice(shown[at - 1]?.to ?? from, place.from), isMatch: false },
    { text: text.slice(place.from, place.to), isMatch: true },
  ]);
  const rest = { text: text.slice(shown.at(-1)?.to ?? to, to), isMatch: false };
  return [ellipsis(from > 0), ...parts, rest, ellipsis(to < text.length)].filter((part) => part.text !== '');
}

function ellipsis(isCut: boolean): Passage[number] {
  return { text: isCut ? '…' : '', isMatch: false };
}

function placesOf(text: string, sought: ReadonlySet<string>): readonly Place[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(([word]) => wordsIn(word).some((folded) => sought.has(folded)))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
}

function wordStart(text: string, near: number): number {
  return near <= 0 ? 0 : text.lastIndexOf(' ', near) + 1;
}

function wordEnd(text: string, near: number): number {
  const space = text.indexOf(' ', near);
  return near >= text.length || space < 0 ? text.length : space;
}
