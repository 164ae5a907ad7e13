import { createContext, useContext, useEffect, useReducer } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { retryUntilLoaded } from '#ui/kit/retry-until-loaded.ts';
import type { TranslatedText } from '#ui/stores/translation-tool.ts';
import type { Translate } from '#ui/words/translate.ts';
import type { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

/** The texts of the page's language. The same object until the language changes or a listener is set. */
export interface WordsService {
  /** Translates a key with its interpolated values. */
  readonly t: Translate;
  /** Loads the texts of an area. Rejects if they cannot be loaded in any language. */
  readonly load: (area: WordsArea) => Promise<void>;
  /** Whether the texts of an area, or those of the default language instead, have been loaded. */
  readonly has: (area: WordsArea) => boolean;
  /** Sets a listener that is called with every translated text; null removes it (I18N-2). */
  readonly listen: (listener: TranslatedTextListener | null) => void;
}

export type TranslatedTextListener = (text: TranslatedText) => void;

const WordsContext = createContext<WordsService | null>(null);

export const WordsProvider = WordsContext.Provider;

function useAllWords(): WordsService {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No words: this component is rendered outside the site.');
  return words;
}

/** The translation function of the page's language. */
export function useTranslate(): Translate {
  return useAllWords().t;
}

/** Returns a function that loads the texts of an area in the page's language, for parts rendered on first use. */
export function useWordsLoader(): WordsService['load'] {
  return useAllWords().load;
}

/**
 * Whether the texts of some areas have been loaded in the page's language. Loads them if not, and retries after a pause while
 * the calling component is mounted. For parts that do not belong to the page's template.
 */
export function useAreWordsLoaded(areas: readonly WordsArea[]): boolean {
  const { load, has } = useAllWords();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const missing = areas.filter((area) => !has(area)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    const loadMissing = () => Promise.all(missing.split(' ').map((area) => load(area as WordsArea)));
    return retryUntilLoaded(loadMissing, renderAgain);
  }, [load, missing]);
  return missing === '';
}

/** Calls a listener with every translated text while the calling component is mounted (I18N-2). */
export function useTranslatedTextListener(listener: TranslatedTextListener): void {
  const { listen } = useAllWords();
  useEffect(() => {
    listen(listener);
    return () => listen(null);
  }, [listen, listener]);
}

/** The texts of a language and global; every translated text is passed to the listener, if there is one. */
export function createWordsService(
  book: TranslatorRegistry,
  locale: Locale,
  global: Global | null,
  listen: WordsService['listen'] = () => {},
  listener: TranslatedTextListener | null = null,
): WordsService {
  const t = book.translator(locale, global);
  return {
    t: listener ? withListener(listener, t) : t,
    load: (area) => book.load(locale, area),
    has: (area) => book.has(locale, area),
    listen,
  };
}

function withListener(listener: TranslatedTextListener, t: Translate): Translate {
  return (key, values) => {
    const translated = t(key, values);
    listener({ key, translated });
    return translated;
  };
}
