import type { HighlightedPassage, PageHit } from '#domain/listing/site-search.ts';

/** The title with its matches marked (LIST-20), from a passage that is part of the title. */
export function highlightTitle({ title, highlights }: PageHit): HighlightedPassage {
  const found = highlights.find((passage) => isInTitle(passage, title)) ?? [];
  const from = title.indexOf(joinText(found));
  const parts = [
    { text: title.slice(0, from), isMatch: false },
    ...found,
    { text: title.slice(from + joinText(found).length), isMatch: false },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** The passages that are not part of the title (LIST-20). */
export function listPassagesNotInTitle({ title, highlights }: PageHit): readonly HighlightedPassage[] {
  return highlights.filter((passage) => !isInTitle(passage, title));
}

function isInTitle(passage: HighlightedPassage, title: string): boolean {
  return passage.length > 0 && title.includes(joinText(passage));
}

function joinText(passage: HighlightedPassage): string {
  return passage.map(({ text }) => text).join('');
}

/** Subtitle and introduction to show beside the passages (LIST-20), without those that a passage repeats. */
export function listTextsNotInPassages({ highlights, introduction, subtitle }: PageHit): {
  readonly subtitle?: string | undefined;
  readonly introduction?: string | undefined;
} {
  const passages = highlights
    .map((passage) => joinText(passage).replaceAll('…', ''))
    .filter((passage) => passage.trim() !== '');
  const unlessRepeated = (text?: string) =>
    passages.some((passage) => text?.includes(passage.trim())) ? undefined : text;
  return { subtitle: unlessRepeated(subtitle), introduction: unlessRepeated(introduction) };
}

/** The text under the title if there is space for one: the passages, else the introduction, else the subtitle; empty without any. */
export function pickHitSummary(hit: PageHit): readonly HighlightedPassage[] {
  const passages = listPassagesNotInTitle(hit);
  if (passages.length > 0) return passages;
  const text = hit.introduction ?? hit.subtitle;
  return text === undefined ? [] : [[{ text, isMatch: false }]];
}
