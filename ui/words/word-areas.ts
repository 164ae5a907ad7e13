import type { Locale } from '#domain/locale/locale.ts';
import type { SiteWords } from '#ui/words/nl.ts';

/** All keys with their texts, by area. Each area adds its own, in its file of Dutch words. */
export interface WordsByArea {
  readonly site: SiteWords;
}

/** A part of the site with texts of its own, loaded before that part is rendered. `site` is loaded with every page. */
export type WordsArea = keyof WordsByArea;

export type WordsImportersByLocale = Readonly<
  Record<Locale, () => Promise<Readonly<Record<string, string>>>>
>;
