import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'search' | 'email' | 'tel' | 'number' | 'date';
  /** Stands under the field all the time. */
  readonly hint?: string | undefined;
  /** What is wrong and how it is put right; it is read with the field. */
  readonly error?: string | undefined;
}

/** A line to write on, its label above it. */
export function TextField({ label, type = 'text', hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circled-exclamation" /> {error}
        </p>
      )}
    </div>
  );
}
