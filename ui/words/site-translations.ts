import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { Logger } from '#ports/logger.port.ts';
import { type Token, token } from '#ports/token.ts';
import { createTranslate, type Texts, type Translate } from '#ui/words/translate.ts';
import { type WordLoaders, type WordsArea, wordLoadersByArea } from '#ui/words/word-areas.ts';

/** The translation function of one language and global, and a way to add the texts of areas loaded later. */
interface Edition {
  readonly t: Translate;
  readonly add: (texts: Texts) => void;
}

/**
 * The texts of the site: bundled texts, overridden by the CMS's translations (CALL-4). There is one translation function per language and
 * global, to which texts are only added.
 */
export class SiteTranslations {
  readonly #logger: Logger;
  readonly #areas: Readonly<Record<WordsArea, WordLoaders>>;
  readonly #textsByLocale = new Map<Locale, Map<WordsArea, Texts>>();
  /** By language and area, the error because of which Dutch texts are used. */
  readonly #failures = new Map<Locale, Map<WordsArea, unknown>>();
  readonly #editions = new WeakMap<Global, Edition>();
  readonly #withoutGlobal = new Map<Locale, Edition>();
  /** Editions to which texts may still be added. Empty on a server, which loads all areas at startup. */
  readonly #openEditions = new Map<Locale, Edition[]>();

  constructor(logger: Logger, areas: Readonly<Record<WordsArea, WordLoaders>> = wordLoadersByArea) {
    this.#logger = logger;
    this.#areas = areas;
  }

  /**
   * Loads the texts of an area, once. If that fails, the failure is logged and the Dutch texts are used (I18N-1). Rejects if
   * those fail too: nothing may be rendered without texts.
   */
  async load(locale: Locale, area: WordsArea = 'site'): Promise<void> {
    if (this.#loadedAreas(locale).has(area)) return;
    const texts = await this.#fetch(locale, area);
    for (const edition of this.#openEditions.get(locale) ?? []) edition.add(texts);
  }

  /** The error because of which Dutch texts are used in a language; undefined if there is none. */
  findFailure(locale: Locale): unknown {
    return this.#failures.get(locale)?.values().next().value;
  }

  /** Whether the texts of an area, or the Dutch ones instead, have been loaded. */
  has(locale: Locale, area: WordsArea): boolean {
    return this.#loadedAreas(locale).has(area) || this.#failures.get(locale)?.has(area) === true;
  }

  /** Loads all areas of a language, as a server does at startup. */
  async loadAll(locale: Locale): Promise<void> {
    await Promise.all(areaNames(this.#areas).map((area) => this.load(locale, area)));
  }

  /**
   * The translation function of a language. Texts of areas that are loaded later are added to it; a missing text falls back
   * to Dutch, then to any language.
   */
  translator(locale: Locale, global: Global | null): Translate {
    const cached = global ? this.#editions.get(global) : this.#withoutGlobal.get(locale);
    if (cached) return cached.t;
    const edition = createEdition(locale, this.#bundled(locale), global?.translations ?? {});
    if (global) this.#editions.set(global, edition);
    else this.#withoutGlobal.set(locale, edition);
    if (this.#loadedAreas(locale).size < areaNames(this.#areas).length) {
      this.#openEditions.set(locale, [...(this.#openEditions.get(locale) ?? []), edition]);
    }
    return edition.t;
  }

  async #fetch(locale: Locale, area: WordsArea): Promise<Texts> {
    const loaded = this.#loadedAreas(locale).get(area);
    if (loaded) return loaded;
    try {
      const texts = await this.#areas[area][locale]();
      this.#loadedAreas(locale).set(area, texts);
      return texts;
    } catch (cause) {
      this.#logger.error('words.load-failed', { locale, area }, cause);
      if (locale === defaultLocale) throw cause;
      const dutch = await this.#fetch(defaultLocale, area);
      this.#failures.set(locale, new Map(this.#failures.get(locale)).set(area, cause));
      return dutch;
    }
  }

  #loadedAreas(locale: Locale): Map<WordsArea, Texts> {
    const loaded = this.#textsByLocale.get(locale) ?? new Map<WordsArea, Texts>();
    this.#textsByLocale.set(locale, loaded);
    return loaded;
  }

  #bundled(locale: Locale): Texts {
    const layers = [
      ...this.#textsByLocale.values(),
      this.#loadedAreas(defaultLocale),
      this.#loadedAreas(locale),
    ];
    return Object.assign({}, ...layers.flatMap((areas) => [...areas.values()]));
  }
}

export const SiteTranslationsToken: Token<SiteTranslations> = token<SiteTranslations>('SiteTranslations');

function areaNames(areas: Readonly<Record<WordsArea, WordLoaders>>): readonly WordsArea[] {
  return Object.keys(areas) as WordsArea[];
}

function createEdition(locale: Locale, texts: Texts, translations: Texts): Edition {
  let all: Texts = { ...texts, ...translations };
  let translate = createTranslate(locale, all);
  return {
    t: (key, values) => translate(key, values),
    add: (newTexts) => {
      all = { ...all, ...newTexts, ...translations };
      translate = createTranslate(locale, all);
    },
  };
}
