import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { retryUntilLoaded } from '#ui/kit/retry-until-loaded.ts';
import { useAreWordsLoaded } from '#ui/kit/use-are-words-loaded.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

/** A component whose code is loaded when a page turns out to need it. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code, once; after a failure the next call tries again. Rejects if the code cannot be loaded. */
  readonly load: () => Promise<void>;
  /** The areas of texts it uses. */
  readonly words: readonly WordsArea[];
}

/** A lazy component of any properties, as what renders a page loads it beforehand. */
export type AnyLazyComponent = Pick<LazyComponent<never>, 'load' | 'words'>;

/**
 * Creates a component whose code is loaded by `importCode`. If code and texts have been loaded, as on the server and during
 * hydration, it renders immediately. Otherwise it loads them on its first render, tries again after a
 * failure while it is mounted, and renders nothing until they are there.
 */
export function createLazyComponent<Props extends object>(
  importCode: () => Promise<ComponentType<Props>>,
  words: readonly WordsArea[] = [],
): LazyComponent<Props> {
  let Code: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    Code ??= await importCode();
  };
  const Lazy = (props: Props): ReactNode => {
    const [isLoaded, setLoaded] = useState(Code !== undefined);
    const hasWords = useAreWordsLoaded(words);
    useEffect(() => {
      return isLoaded ? undefined : retryUntilLoaded(load, () => setLoaded(true));
    }, [isLoaded]);
    return Code && hasWords ? <Code {...props} /> : null;
  };
  return Object.assign(Lazy, { load, words });
}
