import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import type { WordsArea } from '#ui/words/areas.ts';
import { useLoadWords } from '#ui/words/use-words.tsx';

/** Fetches the words of areas in the page's language; true once they can be said. For what is laid over a page that has its own. */
export function useAreas(...areas: readonly WordsArea[]): boolean {
  const { locale } = useSite();
  const load = useLoadWords();
  const [spoken, setSpoken] = useState<Locale | null>(null);
  const wanted = areas.join(' ');
  useEffect(() => {
    let isWanted = true;
    const loading = wanted.split(' ').map((area) => load(area as WordsArea));
    void Promise.all(loading).then(() => isWanted && setSpoken(locale));
    return () => {
      isWanted = false;
    };
  }, [load, locale, wanted]);
  return spoken === locale;
}
