import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

const WordsContext = createContext<TFunction | null>(null);

export const WordsProvider = WordsContext.Provider;

/** The words of the page's language: a key, and what is to be filled in. */
export function useWords(): TFunction {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No words: this component is drawn outside the site.');
  return words;
}
