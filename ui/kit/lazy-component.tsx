import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { WordsArea } from '#ui/words/areas.ts';
import { useWordsOf } from '#ui/words/use-words.tsx';

/** A component whose code is loaded when a page turns out to need it. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code, once; after a failure the next call tries again. Rejects where the code cannot be had. */
  readonly load: () => Promise<void>;
  /** The areas of words it says. */
  readonly words: readonly WordsArea[];
}

/**
 * Makes a component of code that `importCode` loads. Rendered at once where code and words have been loaded, as on a server and
 * in hydration; else it loads them when it is first rendered, and is nothing until then. Where they cannot be had the page
 * stands without it.
 */
export function lazyComponent<Props extends object>(
  importCode: () => Promise<ComponentType<Props>>,
  words: readonly WordsArea[] = [],
): LazyComponent<Props> {
  let Code: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    Code ??= await importCode();
  };
  const Lazy = (props: Props): ReactNode => {
    const [isLoaded, setLoaded] = useState(Code !== undefined);
    const hasWords = useWordsOf(words);
    useEffect(() => {
      if (!isLoaded)
        load().then(
          () => setLoaded(true),
          () => {},
        );
    }, [isLoaded]);
    return Code && hasWords ? <Code {...props} /> : null;
  };
  return Object.assign(Lazy, { load, words });
}
