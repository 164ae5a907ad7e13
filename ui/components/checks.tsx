import { type ChangeEvent, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import type { ShownValue } from '#domain/facet/merge-facets.ts';
import styles from '#ui/components/checks.module.css';
import { useWords } from '#ui/words/use-words.tsx';

export interface ChecksProps {
  readonly name: string;
  readonly values: readonly ShownValue[];
  readonly onToggle: (name: string, value: string) => void;
}

/**
 * The values of a filter, each with how many it leaves. Plain checkboxes of a form, so that they work before the page wakes.
 * One component for all of them: a calendar has three hundred, and each component more costs as much as the box it draws.
 */
export function Checks({ name, values, onToggle }: ChecksProps) {
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onToggle(name, currentTarget.value);
  return values.map(({ value, label, count, active }) => (
    <label key={value} className={styles.check} data-zero={count === 0 ? 'yes' : undefined}>
      <input type="checkbox" name={name} value={value} checked={active} onChange={toggle} />
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  ));
}

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
