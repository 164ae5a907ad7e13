import { createInstance, type i18n } from 'i18next';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { Logger } from '#ports/logger.port.ts';
import { type Token, token } from '#ports/token.ts';
import type { Words } from '#ui/words/nl.ts';

export type WordsOf = Readonly<Record<Locale, () => Promise<Words>>>;

/** The bundled words, each language in a file of its own, so that a page ships one. */
export const bundledWords: WordsOf = {
  nl: async () => (await import('#ui/words/nl.ts')).nl,
  en: async () => (await import('#ui/words/en.ts')).en,
};

/**
 * The words of the site: bundled ones, with the CMS's translations laid over them (CALL-4). One immutable instance per
 * language and global; never the library's global instance, which two visitors on one server would share.
 */
export class Phrasebook {
  readonly #wordsOf: WordsOf;
  readonly #logger: Logger;
  readonly #words = new Map<Locale, Words>();
  readonly #editions = new WeakMap<Global, i18n>();
  readonly #plain = new Map<Locale, i18n>();

  constructor(logger: Logger, wordsOf: WordsOf = bundledWords) {
    this.#logger = logger;
    this.#wordsOf = wordsOf;
  }

  /** Fetches a language's words, once. Where they cannot be had that is logged, and Dutch shows (I18N-1). */
  async load(locale: Locale): Promise<void> {
    if (this.#words.has(locale)) return;
    try {
      this.#words.set(locale, await this.#wordsOf[locale]());
    } catch (cause) {
      this.#logger.error('words.not-loaded', { locale }, cause);
      if (locale !== defaultLocale) await this.load(defaultLocale);
    }
  }

  /** The words of a language that has been loaded, else the Dutch. */
  of(locale: Locale, global: Global | null): i18n {
    const kept = global ? this.#editions.get(global) : this.#plain.get(locale);
    if (kept) return kept;
    const made = instanceOf(locale, { ...this.#bundled(locale), ...global?.translations });
    if (global) this.#editions.set(global, made);
    else this.#plain.set(locale, made);
    return made;
  }

  #bundled(locale: Locale): Readonly<Record<string, string>> {
    return this.#words.get(locale) ?? this.#words.get(defaultLocale) ?? {};
  }
}

export const PhrasebookToken: Token<Phrasebook> = token<Phrasebook>('Phrasebook');

function instanceOf(locale: Locale, words: Readonly<Record<string, string>>): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  return instance;
}
