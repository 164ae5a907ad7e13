import { useEffect, useReducer } from 'react';
import { retryUntilLoaded } from '#ui/kit/retry-until-loaded.ts';
import { useSite } from '#ui/kit/site.tsx';
import type { WordsArea } from '#ui/words/word-areas.ts';

/**
 * Whether the texts of some areas have been loaded in the page's language. Loads them if not, and retries after a pause while
 * the calling component is mounted. For parts that do not belong to the page's template.
 */
export function useAreWordsLoaded(areas: readonly WordsArea[]): boolean {
  const { load, has } = useSite().words;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const missing = areas.filter((area) => !has(area)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    const loadMissing = () => Promise.all(missing.split(' ').map((area) => load(area as WordsArea)));
    return retryUntilLoaded(loadMissing, renderAgain);
  }, [load, missing]);
  return missing === '';
}
