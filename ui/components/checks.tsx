import type { ChangeEvent } from 'react';
import type { ShownValue } from '#domain/facet/merge-facets.ts';
import styles from '#ui/components/checks.module.css';

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
