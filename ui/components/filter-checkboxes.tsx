import { type ChangeEvent, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import type { FacetOption } from '#domain/facet/merge-facets.ts';
import styles from '#ui/components/filter-checkboxes.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

export interface FilterCheckboxesProps {
  readonly name: string;
  readonly values: readonly FacetOption[];
  readonly onToggle: (name: string, value: string) => void;
}

/**
 * The values of a filter as checkboxes, each with its number of results. They are plain form fields, so that they work before
 * hydration. One component renders them all: the calendar has three hundred, and a component for each costs as much as its
 * checkbox.
 */
export function FilterCheckboxes({ name, values, onToggle }: FilterCheckboxesProps) {
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onToggle(name, currentTarget.value);
  return values.map(({ value, label, count, isActive }) => (
    <label key={value} className={styles.check} data-zero={count === 0 ? 'yes' : undefined}>
      <input type="checkbox" name={name} value={value} checked={isActive} onChange={toggle} />
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  ));
}

/**
 * The values that are collapsed at first. After hydration they are rendered only while they are open, because there can be
 * hundreds of composers.
 */
export function InitiallyCollapsedCheckboxes({
  title,
  name,
  values,
  onToggle,
}: FilterCheckboxesProps & {
  /** The filter's title, for screen readers. */
  readonly title: string;
}) {
  const t = useTranslate();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const isOpen = useIsOpen(detailsRef);
  return (
    <details ref={detailsRef}>
      <summary>
        {t('events.facet.more', { count: values.length })}
        <span className="visually-hidden">: {title}</span>
      </summary>
      {isOpen && <FilterCheckboxes name={name} values={values} onToggle={onToggle} />}
    </details>
  );
}

/**
 * Whether to render the content of a `details` element: always on the server and during hydration, so that the page works
 * without scripts; after that only while it is open. One opened before hydration stays open.
 */
function useIsOpen(detailsRef: RefObject<HTMLDetailsElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const details = detailsRef.current;
      details?.addEventListener('toggle', onChange);
      return () => details?.removeEventListener('toggle', onChange);
    },
    [detailsRef],
  );
  return useSyncExternalStore(
    subscribe,
    () => detailsRef.current?.open ?? false,
    () => true,
  );
}
