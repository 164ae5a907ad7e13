import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { Checks, type ChecksProps } from '#ui/components/checks.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** The values behind the fold: hundreds of composers that most visitors never unfold cost a visitor who filters nothing. */
export function FoldedChecks({
  title,
  name,
  values,
  onToggle,
}: ChecksProps & {
  /** Of which filter they are, for those who hear the fold by itself. */
  readonly title: string;
}) {
  const t = useWords();
  const fold = useRef<HTMLDetailsElement>(null);
  const isUnfolded = useUnfolded(fold);
  return (
    <details ref={fold}>
      <summary>
        {t('events.facet.more', { count: values.length })}
        <span className="visually-hidden">: {title}</span>
      </summary>
      {isUnfolded && <Checks name={name} values={values} onToggle={onToggle} />}
    </details>
  );
}

/**
 * Whether what a fold holds has to be drawn: on the server and in the first drawing always, so that a page that sleeps lacks
 * nothing; once the page is awake only while the fold is open. A fold opened before the page woke stays as it is.
 */
function useUnfolded(fold: RefObject<HTMLDetailsElement | null>): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const details = fold.current;
      details?.addEventListener('toggle', changed);
      return () => details?.removeEventListener('toggle', changed);
    },
    [fold],
  );
  return useSyncExternalStore(
    subscribe,
    () => fold.current?.open ?? false,
    () => true,
  );
}
