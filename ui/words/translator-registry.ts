import { type Locale, defaultLocale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { Logger } from '#ports/logger.port.ts';
import { type Token, createToken } from '#ports/token.ts';
import { type TextsByKey, type Translate, Translator } from '#ui/words/translate.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

/** Imports the texts of an area in a language, by the path of their file: `…/<area>.<locale>.json`. */
export type WordFiles = Readonly<Record<string, () => Promise<TextsByKey>>>;

/**
 * The texts of the site: bundled texts, overridden by the CMS's translations (CALL-4). There is one translation per language and global,
 * to which texts are only added. It does what i18next's loading does not: it loads the default language only for an area that failed,
 * reports that, and refuses to go on without texts.
 */
export class TranslatorRegistry {
  readonly #logger: Logger;
  /** By area and language: `event.nl`. */
  readonly #importers: ReadonlyMap<string, () => Promise<TextsByKey>>;
  readonly #areas: readonly WordsArea[];
  readonly #textsByLocale = new Map<Locale, Map<WordsArea, TextsByKey>>();
  /** By language and area, the error because of which the texts of the default language are used. */
  readonly #failures = new Map<Locale, Map<WordsArea, unknown>>();
  readonly #translations = new WeakMap<Global, Translator>();
  readonly #withoutGlobal = new Map<Locale, Translator>();
  /** Translations to which texts may still be added. Empty on a server, which loads all areas at startup. */
  readonly #incomplete = new Map<Locale, Translator[]>();
  /** Keys without a text that have been logged. */
  readonly #missingKeys = new Set<string>();

  constructor(logger: Logger, files: WordFiles) {
    this.#logger = logger;
    const importers = Object.entries(files).map(
      ([path, importTexts]) => [path.replace(/^.*\/|\.json$/g, ''), importTexts] as const,
    );
    this.#importers = new Map(importers);
    const areas = importers.map(([name]) => name.replace(/\.\w+$/, '') as WordsArea);
    this.#areas = [...new Set(areas)];
  }

  /**
   * Loads the texts of an area, once. If that fails, the failure is logged and the texts of the default language are used (I18N-1). Rejects if
   * those fail too: nothing may be rendered without texts.
   */
  async load(locale: Locale, area: WordsArea = 'site'): Promise<void> {
    if (this.#loadedAreas(locale).has(area)) return;
    const [language, texts] = await this.#fetch(locale, area);
    for (const translation of this.#incomplete.get(locale) ?? []) translation.add(language, area, texts);
  }

  /** The error because of which the texts of the default language are used in another; undefined if there is none. */
  findFailure(locale: Locale): unknown {
    return this.#failures.get(locale)?.values().next().value;
  }

  /** Whether the texts of an area, or those of the default language instead, have been loaded. */
  has(locale: Locale, area: WordsArea): boolean {
    return this.#loadedAreas(locale).has(area) || this.#failures.get(locale)?.has(area) === true;
  }

  /** Loads all areas of a language, as a server does at startup. */
  async loadAll(locale: Locale): Promise<void> {
    await Promise.all(this.#areas.map((area) => this.load(locale, area)));
  }

  /**
   * The translation function of a language. Texts of areas that are loaded later are added to it; a missing text falls back
   * to the hall's first language, then to any other.
   */
  translator(locale: Locale, global: Global | null): Translate {
    const cached = global ? this.#translations.get(global) : this.#withoutGlobal.get(locale);
    if (cached) return cached.t;
    const translation = new Translator(locale, {
      translations: global?.translations ?? {},
      onMissingKey: (key) => this.#logMissingKey(locale, key),
    });
    for (const [language, loaded] of this.#textsByLocale) {
      for (const [area, texts] of loaded) translation.add(language, area, texts);
    }
    if (global) this.#translations.set(global, translation);
    else this.#withoutGlobal.set(locale, translation);
    if (this.#loadedAreas(locale).size < this.#areas.length) {
      this.#incomplete.set(locale, [...(this.#incomplete.get(locale) ?? []), translation]);
    }
    return translation.t;
  }

  /** The texts of an area, with their language. */
  async #fetch(locale: Locale, area: WordsArea): Promise<readonly [Locale, TextsByKey]> {
    const loaded = this.#loadedAreas(locale).get(area);
    if (loaded) return [locale, loaded];
    try {
      const importTexts = this.#importers.get(`${area}.${locale}`);
      if (!importTexts) throw new Error(`There is no ${area}.${locale}.json.`);
      const texts = await importTexts();
      this.#loadedAreas(locale).set(area, texts);
      return [locale, texts];
    } catch (cause) {
      this.#logger.error('words.load-failed', { locale, area }, cause);
      if (locale === defaultLocale) throw cause;
      const fallback = await this.#fetch(defaultLocale, area);
      this.#failures.set(locale, new Map(this.#failures.get(locale)).set(area, cause));
      return fallback;
    }
  }

  #logMissingKey(locale: Locale, key: string): void {
    const name = `${locale} ${key}`;
    if (this.#missingKeys.has(name)) return;
    this.#missingKeys.add(name);
    this.#logger.error('words.missing-key', { locale, key });
  }

  #loadedAreas(locale: Locale): Map<WordsArea, TextsByKey> {
    const loaded = this.#textsByLocale.get(locale) ?? new Map<WordsArea, TextsByKey>();
    this.#textsByLocale.set(locale, loaded);
    return loaded;
  }
}

export const TranslatorRegistryToken: Token<TranslatorRegistry> =
  createToken<TranslatorRegistry>('TranslatorRegistry');
