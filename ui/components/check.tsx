import { memo } from 'react';
import styles from '#ui/components/check.module.css';

export interface CheckProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  /** The same function for every value, so that a click draws one of hundreds anew. */
  readonly onToggle: (name: string, value: string) => void;
}

/** A value of a filter with how many it leaves. A plain checkbox of a form, so that it works before the page wakes. */
export const Check = memo(function Check({ name, value, label, count, isOn, onToggle }: CheckProps) {
  return (
    <label className={styles.check} data-zero={count === 0 ? 'yes' : undefined}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={() => onToggle(name, value)}
      />
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
});
