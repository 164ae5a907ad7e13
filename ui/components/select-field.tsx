import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/text-field.module.css';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  readonly label: string;
  readonly name: string;
  /** The error and how to fix it, linked to the field for screen readers. */
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A labelled native select. */
export function SelectField({ label, options, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className="muted" htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circled-exclamation" /> {error}
        </p>
      )}
    </div>
  );
}
