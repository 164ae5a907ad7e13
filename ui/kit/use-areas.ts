import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { second } from '#domain/time/instant.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import type { WordsArea } from '#ui/words/areas.ts';
import { useLoadWords } from '#ui/words/use-words.tsx';

/** So long after words could not be had they are asked for again, in milliseconds. */
const pause = 5 * second;

/**
 * Fetches the words of areas in the page's language; true once they can be said. For what is laid over a page that has its own.
 * Where they cannot be had they are asked for again, for as long as something waits to be said.
 */
export function useAreas(...areas: readonly WordsArea[]): boolean {
  const { locale } = useSite();
  const load = useLoadWords();
  const [spoken, setSpoken] = useState<Locale | null>(null);
  const wanted = areas.join(' ');
  useEffect(() => {
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const bring = (): void => {
      const loading = wanted.split(' ').map((area) => load(area as WordsArea));
      Promise.all(loading).then(
        () => isWanted && setSpoken(locale),
        () => {
          if (isWanted) again = setTimeout(bring, pause);
        },
      );
    };
    bring();
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [load, locale, wanted]);
  return spoken === locale;
}
