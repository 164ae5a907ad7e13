import type { Locale } from '#domain/locale/locale.ts';
import type { SiteWords } from '#ui/words/nl.ts';

/** All keys with their texts, by area. Each area adds its own, in its file of Dutch words. */
export interface WordsByArea {
  readonly site: SiteWords;
}

/** A part of the site with texts of its own, loaded before that part is rendered. `site` is loaded with every page. */
export type WordsArea = keyof WordsByArea;

type Texts = Readonly<Record<string, string>>;

export type WordLoaders = Readonly<Record<Locale, () => Promise<Texts>>>;

/**
 * The bundled texts: those of the site, those of an area in the folder of its name, and those of one screen in its folder. Each area
 * and language is a separate module, so that a page loads only the texts it uses.
 */
export function listWordLoaders(): Readonly<Record<WordsArea, WordLoaders>> {
  const dutch = import.meta.glob<Texts>(['./nl.ts', './*/nl.ts', '../screens/*/*.nl.ts'], { import: 'nl' });
  const english = import.meta.glob<Texts>(['./en.ts', './*/en.ts', '../screens/*/*.en.ts'], { import: 'en' });
  return Object.fromEntries(
    Object.entries(dutch).map(([path, nl]) => [
      findArea(path),
      { nl, en: english[path.replace(/nl\.ts$/, 'en.ts')] },
    ]),
  ) as Readonly<Record<WordsArea, WordLoaders>>;
}

/** The area of a file: `series/nl.ts` and `series.nl.ts` are those of `series`, `nl.ts` that of the site. */
function findArea(path: string): string {
  return /([\w-]+)[./]nl\.ts$/.exec(path)?.[1] ?? 'site';
}
