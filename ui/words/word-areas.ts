import type { Locale } from '#domain/locale/locale.ts';
import type { BlockWords } from '#ui/words/blocks/nl.ts';
import type { ConsentWords } from '#ui/words/consent/nl.ts';
import type { DebugWords } from '#ui/words/debug/nl.ts';
import type { DiscoveryWords } from '#ui/words/discovery/nl.ts';
import type { EditorWords } from '#ui/words/editor/nl.ts';
import type { EducationWords } from '#ui/words/education/nl.ts';
import type { EducationUserWords } from '#ui/words/education-user/nl.ts';
import type { EventWords } from '#ui/words/event/nl.ts';
import type { FormsWords } from '#ui/words/forms/nl.ts';
import type { HomeWords } from '#ui/words/home/nl.ts';
import type { KeuzehulpWords } from '#ui/words/keuzehulp/nl.ts';
import type { SiteWords } from '#ui/words/nl.ts';
import type { PersonalWords } from '#ui/words/personal/nl.ts';
import type { PressWords } from '#ui/words/press/nl.ts';
import type { SearchWords } from '#ui/words/search/nl.ts';
import type { SeriesWords } from '#ui/words/series/nl.ts';

/** All keys with their texts, by area. */
export interface WordsByArea {
  readonly site: SiteWords;
  readonly blocks: BlockWords;
  readonly consent: ConsentWords;
  readonly debug: DebugWords;
  readonly discovery: DiscoveryWords;
  readonly editor: EditorWords;
  readonly education: EducationWords;
  readonly educationUser: EducationUserWords;
  readonly event: EventWords;
  readonly forms: FormsWords;
  readonly home: HomeWords;
  readonly keuzehulp: KeuzehulpWords;
  readonly personal: PersonalWords;
  readonly press: PressWords;
  readonly search: SearchWords;
  readonly series: SeriesWords;
}

/** A part of the site with texts of its own, loaded before that part is rendered. `site` is loaded with every page. */
export type WordsArea = keyof WordsByArea;

export type WordLoaders = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;

/** The bundled texts. Each area and language is a separate module, so that a page loads only the texts it uses. */
export const wordLoadersByArea = {
  site: {
    nl: async () => (await import('#ui/words/nl.ts')).nl,
    en: async () => (await import('#ui/words/en.ts')).en,
  },
  blocks: {
    nl: async () => (await import('#ui/words/blocks/nl.ts')).nl,
    en: async () => (await import('#ui/words/blocks/en.ts')).en,
  },
  consent: {
    nl: async () => (await import('#ui/words/consent/nl.ts')).nl,
    en: async () => (await import('#ui/words/consent/en.ts')).en,
  },
  debug: {
    nl: async () => (await import('#ui/words/debug/nl.ts')).nl,
    en: async () => (await import('#ui/words/debug/en.ts')).en,
  },
  discovery: {
    nl: async () => (await import('#ui/words/discovery/nl.ts')).nl,
    en: async () => (await import('#ui/words/discovery/en.ts')).en,
  },
  editor: {
    nl: async () => (await import('#ui/words/editor/nl.ts')).nl,
    en: async () => (await import('#ui/words/editor/en.ts')).en,
  },
  education: {
    nl: async () => (await import('#ui/words/education/nl.ts')).nl,
    en: async () => (await import('#ui/words/education/en.ts')).en,
  },
  educationUser: {
    nl: async () => (await import('#ui/words/education-user/nl.ts')).nl,
    en: async () => (await import('#ui/words/education-user/en.ts')).en,
  },
  event: {
    nl: async () => (await import('#ui/words/event/nl.ts')).nl,
    en: async () => (await import('#ui/words/event/en.ts')).en,
  },
  forms: {
    nl: async () => (await import('#ui/words/forms/nl.ts')).nl,
    en: async () => (await import('#ui/words/forms/en.ts')).en,
  },
  home: {
    nl: async () => (await import('#ui/words/home/nl.ts')).nl,
    en: async () => (await import('#ui/words/home/en.ts')).en,
  },
  keuzehulp: {
    nl: async () => (await import('#ui/words/keuzehulp/nl.ts')).nl,
    en: async () => (await import('#ui/words/keuzehulp/en.ts')).en,
  },
  personal: {
    nl: async () => (await import('#ui/words/personal/nl.ts')).nl,
    en: async () => (await import('#ui/words/personal/en.ts')).en,
  },
  press: {
    nl: async () => (await import('#ui/words/press/nl.ts')).nl,
    en: async () => (await import('#ui/words/press/en.ts')).en,
  },
  search: {
    nl: async () => (await import('#ui/words/search/nl.ts')).nl,
    en: async () => (await import('#ui/words/search/en.ts')).en,
  },
  series: {
    nl: async () => (await import('#ui/words/series/nl.ts')).nl,
    en: async () => (await import('#ui/words/series/en.ts')).en,
  },
} as const satisfies Readonly<Record<WordsArea, WordLoaders>>;
