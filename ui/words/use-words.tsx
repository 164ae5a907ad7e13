import type { TFunction } from 'i18next';
import { createContext, useContext, useEffect, useReducer } from 'react';
import type { FoundTranslation } from '#domain/flags/translation-tool.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { second } from '#domain/time/instant.ts';
import type { WordsArea } from '#ui/words/areas.ts';
import type { Phrasebook } from '#ui/words/phrasebook.ts';

/** The words of the page's language. The same object until the language changes, or is listened to. */
export interface Words {
  /** Translates a key, with what is to be filled in. */
  readonly t: TFunction;
  /** Loads an area's words. Rejects where they cannot be had in any language. */
  readonly load: (area: WordsArea) => Promise<void>;
  /** Whether an area's words have been loaded, or Dutch in their place. */
  readonly has: (area: WordsArea) => boolean;
  /** Lets a listener hear of every text that is translated; null ends that (I18N-2). */
  readonly listen: (listener: TranslationListener | null) => void;
}

export type TranslationListener = (text: FoundTranslation) => void;

const WordsContext = createContext<Words | null>(null);

export const WordsProvider = WordsContext.Provider;

function useAllWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No words: this component is rendered outside the site.');
  return words;
}

/** Translates into the page's language: a key, and what is to be filled in. */
export function useWords(): TFunction {
  return useAllWords().t;
}

/** Loads an area's words in the page's language, for a part that is rendered on first use. */
export function useLoadWords(): Words['load'] {
  return useAllWords().load;
}

/** Milliseconds after which words that could not be loaded are asked for again. */
const retryPauseMs = 5 * second;

/**
 * Whether the words of some areas can be said in the page's language; loads them where they cannot, and again after a pause
 * where that fails, for as long as the calling component is there. For what is not a part of the page's template.
 */
export function useWordsOf(areas: readonly WordsArea[]): boolean {
  const { load, has } = useAllWords();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const missing = areas.filter((area) => !has(area)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let isMounted = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      Promise.all(missing.split(' ').map((area) => load(area as WordsArea))).then(
        () => isMounted && renderAgain(),
        () => {
          if (isMounted) retry = setTimeout(attempt, retryPauseMs);
        },
      );
    };
    attempt();
    return () => {
      isMounted = false;
      clearTimeout(retry);
    };
  }, [load, missing]);
  return missing === '';
}

/** Hears of every text that is translated, for the life of the calling component (I18N-2). */
export function useTranslationListener(listener: TranslationListener): void {
  const { listen } = useAllWords();
  useEffect(() => {
    listen(listener);
    return () => listen(null);
  }, [listen, listener]);
}

/** The words of a language under one global, of which every text goes to a listener where there is one. */
export function wordsIn(
  book: Phrasebook,
  locale: Locale,
  global: Global | null,
  listen: Words['listen'] = () => {},
  listener: TranslationListener | null = null,
): Words {
  const t = book.of(locale, global);
  return {
    t: listener ? heardBy(listener, t) : t,
    load: (area) => book.load(locale, area),
    has: (area) => book.has(locale, area),
    listen,
  };
}

function heardBy(listener: TranslationListener, t: TFunction): TFunction {
  const heard = (key: string, options?: Record<string, unknown>): string => {
    const translated = String(t(key as never, options as never));
    listener({ key, translated });
    return translated;
  };
  return heard as TFunction;
}
