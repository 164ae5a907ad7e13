import { createInstance, type TFunction } from 'i18next';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { memoizeBy } from '#domain/memoize.ts';
import type { Global } from '#domain/page/global.ts';
import type { Logger } from '#ports/logger.port.ts';
import { type Token, token } from '#ports/token.ts';
import { bundledWords, type WordsArea, type WordsOf } from '#ui/words/areas.ts';

type Texts = Readonly<Record<string, string>>;

/** The words of one language under one global, and what lets a later area join them. */
interface Edition {
  readonly t: TFunction;
  readonly add: (words: Texts) => void;
}

/**
 * The words of the site: bundled ones, with the CMS's translations laid over them (CALL-4). One edition per language and
 * global, to which an area's words are added once and never changed; never the library's global instance, which two visitors
 * on one server would share.
 */
export class Phrasebook {
  readonly #logger: Logger;
  readonly #areas: Readonly<Record<WordsArea, WordsOf>>;
  readonly #words = new Map<Locale, Map<WordsArea, Texts>>();
  /** By language, what was loaded in Dutch in its place, and why. */
  readonly #failures = new Map<Locale, Map<WordsArea, unknown>>();
  readonly #editions = new WeakMap<Global, Edition>();
  readonly #plain = new Map<Locale, Edition>();
  /** Editions that words may still come for. A server loads all areas before it makes the first, so there are none there. */
  readonly #growing = new Map<Locale, Edition[]>();

  constructor(logger: Logger, areas: Readonly<Record<WordsArea, WordsOf>> = bundledWords) {
    this.#logger = logger;
    this.#areas = areas;
  }

  /**
   * Fetches the words of an area, once. Where they cannot be had that is logged, and Dutch shows (I18N-1). Rejects where Dutch
   * cannot be had either: nothing may be drawn with words that are not there.
   */
  async load(locale: Locale, area: WordsArea = 'site'): Promise<void> {
    if (this.#known(locale).has(area)) return;
    const words = await this.#fetch(locale, area);
    for (const edition of this.#growing.get(locale) ?? []) edition.add(words);
  }

  /** Why some words of a language could not be loaded, so that Dutch shows in their place; undefined where none failed. */
  failureOf(locale: Locale): unknown {
    return this.#failures.get(locale)?.values().next().value;
  }

  /** Whether the words of an area have been loaded, or Dutch in their place. */
  has(locale: Locale, area: WordsArea): boolean {
    return this.#known(locale).has(area) || this.#failures.get(locale)?.has(area) === true;
  }

  /** Fetches every area of a language, as a server does before its first visitor. */
  async loadAll(locale: Locale): Promise<void> {
    await Promise.all(areaNames(this.#areas).map((area) => this.load(locale, area)));
  }

  /** The words of a language, those of an area from when they have been loaded; else the Dutch, else any there are. */
  of(locale: Locale, global: Global | null): TFunction {
    const kept = global ? this.#editions.get(global) : this.#plain.get(locale);
    if (kept) return kept.t;
    const made = editionOf(locale, this.#bundled(locale), global?.translations ?? {});
    if (global) this.#editions.set(global, made);
    else this.#plain.set(locale, made);
    if (this.#known(locale).size < areaNames(this.#areas).length) {
      this.#growing.set(locale, [...(this.#growing.get(locale) ?? []), made]);
    }
    return made.t;
  }

  async #fetch(locale: Locale, area: WordsArea): Promise<Texts> {
    const known = this.#known(locale).get(area);
    if (known) return known;
    try {
      const words = await this.#areas[area][locale]();
      this.#known(locale).set(area, words);
      return words;
    } catch (cause) {
      this.#logger.error('words.load-failed', { locale, area }, cause);
      if (locale === defaultLocale) throw cause;
      const dutch = await this.#fetch(defaultLocale, area);
      this.#failures.set(locale, new Map(this.#failures.get(locale)).set(area, cause));
      return dutch;
    }
  }

  #known(locale: Locale): Map<WordsArea, Texts> {
    const known = this.#words.get(locale) ?? new Map<WordsArea, Texts>();
    this.#words.set(locale, known);
    return known;
  }

  #bundled(locale: Locale): Texts {
    const spare = [...this.#words.values(), this.#known(defaultLocale), this.#known(locale)];
    return Object.assign({}, ...spare.flatMap((areas) => [...areas.values()]));
  }
}

export const PhrasebookToken: Token<Phrasebook> = token<Phrasebook>('Phrasebook');

function areaNames(areas: Readonly<Record<WordsArea, WordsOf>>): readonly WordsArea[] {
  return Object.keys(areas) as WordsArea[];
}

function editionOf(locale: Locale, words: Texts, translations: Texts): Edition {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: { ...words, ...translations } } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  const fresh = () =>
    memoizeBy(askedKey, ([key, filledIn]: Asked) => String(instance.t(key as never, filledIn as never)));
  let said = fresh();
  return {
    t: ((key: string, filledIn?: Asked[1]) => said([key, filledIn])) as TFunction,
    add: (more) => {
      instance.addResources(locale, 'translation', { ...more, ...translations });
      said = fresh();
    },
  };
}

type Asked = readonly [key: string, filledIn: Readonly<Record<string, unknown>> | undefined];

/** A page says the same few hundred things again and again; looking each up anew is a seventh of drawing a calendar. */
function askedKey([key, filledIn]: Asked): string {
  let asked = key;
  for (const name in filledIn) {
    const text = String(filledIn[name]);
    asked += ` ${name} ${text.length} ${text}`;
  }
  return asked;
}
