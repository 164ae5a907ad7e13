import type { Performer } from '#domain/event/event.ts';
import { splitFoldedWords } from '#domain/keyword/split-folded-words.ts';
import type { PageHit } from '#domain/listing/page-hit.ts';
import { toMusicianSlug } from '#domain/musician/musician-address.ts';
import { isEnsemble } from '#domain/musician/musician-roles.ts';

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

/** Whether what is shown of a found page has the whole name of a musician (PERSON-9). */
export function isAboutMusician(
  { title, subtitle, introduction, highlights }: PageHit,
  name: string,
): boolean {
  const passages = highlights.map((passage) => passage.map(({ text }) => text).join(''));
  const words = splitFoldedWords([title, subtitle, introduction, ...passages].join(' '));
  return ` ${words.join(' ')} `.includes(` ${splitFoldedWords(name).join(' ')} `);
}
