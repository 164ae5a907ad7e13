import type { HighlightedPassage } from '#domain/listing/site-search.ts';

/**
 * Parses a passage from the search's HTML, in which `<em>` and `</em>` mark a match. Everything else is text: other tags are not
 * interpreted, and the search's entities are decoded.
 */
export function parsePassage(html: string): HighlightedPassage {
  return html
    .split(/<em>(.*?)<\/em>/s)
    .map((part, index) => ({ text: decodeEntities(part), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The plain text of the search's HTML: tags are removed, entities decoded. */
export function htmlToPlainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => entities[name] ?? entity);
}
