import type { SearchSection } from '#domain/hall/edition.ts';
import { wordsIn } from '#domain/listing/keyword-score.ts';

/** A page that answers a search, as the site's search shows it (LIST-20). */
export interface PageHit {
  /** What kind of page it is, where the search says. */
  readonly section?: SearchSection;
  readonly url: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly introduction?: string;
  /** Where the words were found: passages, each cut into what matches and what stands around it. */
  readonly highlights: readonly Passage[];
}

export type Passage = readonly { readonly text: string; readonly isMatch: boolean }[];

/**
 * A passage from the search's HTML, in which a match stands between `<em>` and `</em>`. Everything else is text: other tags
 * stay as they are written and are never markup, and the entities of the search become their signs.
 */
export function passageOf(html: string): Passage {
  return html
    .split(/<em>(.*?)<\/em>/s)
    .map((part, place) => ({ text: unescaped(part), isMatch: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The words of a text that the search gives as HTML: its tags fall away, its entities become their signs. */
export function wordsOfHtml(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The title, with what was found in it told apart (LIST-20): a passage that is the title or a part of it says where. */
export function titleOf({ title, highlights }: PageHit): Passage {
  const found = highlights.find((passage) => isOfTitle(passage, title)) ?? [];
  const from = title.indexOf(textOf(found));
  const parts = [
    { text: title.slice(0, from), isMatch: false },
    ...found,
    { text: title.slice(from + textOf(found).length), isMatch: false },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** The passages that say more than the title, which stands above them (LIST-20). */
export function passagesUnder({ title, highlights }: PageHit): readonly Passage[] {
  return highlights.filter((passage) => !isOfTitle(passage, title));
}

function isOfTitle(passage: Passage, title: string): boolean {
  return passage.length > 0 && title.includes(textOf(passage));
}

function textOf(passage: Passage): string {
  return passage.map(({ text }) => text).join('');
}

/** Subtitle and introduction beside the passages (LIST-20); without what a passage tells already. */
export function textsBeside({ highlights, introduction, subtitle }: PageHit): {
  readonly subtitle?: string | undefined;
  readonly introduction?: string | undefined;
} {
  const passages = highlights
    .map((passage) => textOf(passage).replaceAll('…', ''))
    .filter((passage) => passage.trim() !== '');
  const unlessTold = (text?: string) =>
    passages.some((passage) => text?.includes(passage.trim())) ? undefined : text;
  return { subtitle: unlessTold(subtitle), introduction: unlessTold(introduction) };
}

/** What stands under the title where there is room for one text: the passages found, else the introduction, else the subtitle; empty where there is none. */
export function underTitle(hit: PageHit): readonly Passage[] {
  const passages = passagesUnder(hit);
  if (passages.length > 0) return passages;
  const text = hit.introduction ?? hit.subtitle;
  return text === undefined ? [] : [[{ text, isMatch: false }]];
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => signs[name] ?? entity);
}

/** How much of a long text is shown around a match, in characters to each side. */
const around = 80;

/** How many passages at most tell where a page was found. */
const mostPassages = 5;

/**
 * Where words stand in some texts: of each text that has one, the passage around the first, cut into what matches and what
 * stands between; at most five, in the order of the texts. `sought` are folded words.
 */
export function passagesIn(texts: readonly string[], searchWords: ReadonlySet<string>): readonly Passage[] {
  return texts
    .flatMap((text) => {
      const passage = passageIn(text, searchWords);
      return passage ? [passage] : [];
    })
    .slice(0, mostPassages);
}

interface Place {
  readonly from: number;
  readonly to: number;
}

function passageIn(text: string, searchWords: ReadonlySet<string>): Passage | undefined {
  const places = placesOf(text, searchWords);
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

function placesOf(text: string, searchWords: ReadonlySet<string>): readonly Place[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(([word]) => wordsIn(word).some((folded) => searchWords.has(folded)))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
}

function wordStart(text: string, near: number): number {
  return near <= 0 ? 0 : text.lastIndexOf(' ', near) + 1;
}

function wordEnd(text: string, near: number): number {
  const space = text.indexOf(' ', near);
  return near >= text.length || space < 0 ? text.length : space;
}
