import type { ChangeEvent } from 'react';
import type { FacetOption } from '#domain/facet/merge-facets.ts';
import { useFacetValueLabelFormatter } from '#ui/components/use-filter-label-formatter.ts';
import styles from '#ui/components/filter-checkboxes.module.css';

interface FilterCheckboxesProps {
  readonly name: string;
  readonly values: readonly FacetOption[];
  readonly onToggle: (name: string, value: string) => void;
}

/**
 * The values of a filter as checkboxes, each with its number of results. They are plain form fields, so that they work before
 * hydration. One component renders them all, because a facet can have hundreds, and a component for each costs as much as its
 * checkbox.
 */
export function FilterCheckboxes({ name, values, onToggle }: FilterCheckboxesProps) {
  const toLabel = useFacetValueLabelFormatter();
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onToggle(name, currentTarget.value);
  return values.map(({ value, label, count, isActive }) => (
    <label key={value} className={styles.check} data-zero={count === 0 ? 'yes' : undefined}>
      <input type="checkbox" name={name} value={value} checked={isActive} onChange={toggle} />
      <span>{toLabel(name, label)}</span>
      <span className={styles.count}>{count}</span>
    </label>
  ));
}
