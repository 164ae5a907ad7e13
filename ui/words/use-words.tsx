import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { WordsArea } from '#ui/words/areas.ts';

const WordsContext = createContext<TFunction | null>(null);

export const WordsProvider = WordsContext.Provider;

/** The words of the page's language: a key, and what is to be filled in. */
export function useWords(): TFunction {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No words: this component is drawn outside the site.');
  return words;
}

/** Fetches an area's words in the page's language, for a part that is drawn only when it is asked for. */
type LoadWords = (area: WordsArea) => Promise<void>;

const LoadWordsContext = createContext<LoadWords | null>(null);

export const LoadWordsProvider = LoadWordsContext.Provider;

export function useLoadWords(): LoadWords {
  const load = useContext(LoadWordsContext);
  if (!load) throw new Error('No words can be loaded: this component is drawn outside the site.');
  return load;
}
