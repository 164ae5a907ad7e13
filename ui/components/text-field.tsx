import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: string;
  readonly name: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly type?: 'text' | 'search' | 'email' | 'tel' | 'number' | 'date';
  /** A permanent hint below the field. */
  readonly hint?: string | undefined;
  /** The error and how to fix it, linked to the field for screen readers. */
  readonly error?: string | undefined;
}

/** A labelled text field. */
export function TextField({ label, type = 'text', hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className="muted" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIds || undefined}
      />
      {hint && (
        <p className="muted" id={`${id}-hint`}>
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
