import type { Performer } from '#domain/event/event.ts';
import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import type { PageHit } from '#domain/listing/site-search.ts';
import { toMusicianSlug } from '#domain/musician/musician-address.ts';
import { isEnsemble } from '#domain/musician/musician-roles.ts';
import { normalizeText } from '#domain/normalize-text.ts';

/**
 * The performers whom a keyword names, each once (PERSON-8): a person by words of the name, the last among them, and an ensemble by all
 * of its name. `terpstra` names Ruben Terpstra, `orkest` names none.
 */
export function findPerformersInKeyword(
  performers: readonly Performer[],
  keyword: string,
): readonly Performer[] {
  const typed = splitFoldedWords(keyword);
  const named = performers.filter(({ name, role }) => {
    const words = splitFoldedWords(name);
    const required = isEnsemble(name, role ? [role] : []) ? words : words.slice(-1);
    const isNamed = required.every((word) => typed.includes(word));
    return required.length > 0 && isNamed && typed.every((word) => words.includes(word));
  });
  return [...new Map(named.map((performer) => [toMusicianSlug(performer.name), performer])).values()];
}

/** Whether what is shown of a found page has the name of a musician (PERSON-9), with its accents and not within a longer name. */
export function isAboutMusician(
  { title, subtitle, introduction, highlights }: PageHit,
  name: string,
): boolean {
  const slug = toMusicianSlug(name).normalize('NFD');
  if (slug === '') return false;
  const words = slug.replaceAll('-', String.raw`[^\p{L}\p{M}\p{N}]+`);
  const named = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${words}(?![\p{L}\p{M}\p{N}])`, 'giu');
  const passages = highlights.map((passage) => passage.map(({ text }) => text).join(''));
  const texts = [title, subtitle, introduction, ...passages].flatMap((text) =>
    text ? normalizeText(text).normalize('NFD') : [],
  );
  return texts.some((text) =>
    [...text.matchAll(named)].some(({ 0: { length }, index }) => !isLongerName(text, index, index + length)),
  );
}

/** Whether a name continues before `start` or after `end` of a text, with a hyphen or a capital that does not begin a sentence. */
function isLongerName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - maxWordLength), start);
  return (
    /^(?:\s+\p{Lu}|[-‐]\p{L})/u.test(text.slice(end)) ||
    /(?:[\p{L}\p{M}\p{N},;]\s+\p{Lu}[\p{L}\p{M}]*\s+|[\p{L}\p{M}][-‐])$/u.test(before)
  );
}

/** How far before a name another part of it is looked for. */
const maxWordLength = 40;
