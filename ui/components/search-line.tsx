import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/search-line.module.css';

interface SearchLineProps {
  readonly label: string;
  readonly placeholder: string;
  /** The word for searching, for those who cannot see the sign. */
  readonly submit: string;
  /** The path that answers; the form works before the page wakes. */
  readonly action: string;
  /** What stands in the field, where the page follows the typing; else the field keeps it itself. */
  readonly value?: string;
  readonly onType?: (keyword: string) => void;
  readonly onSearch?: (keyword: string) => void;
  readonly size?: 'usual' | 'large';
  /** Hidden fields: what else is chosen. */
  readonly children?: ReactNode;
}

/** A line to search with. Where the page follows the typing, who leaves it does not wait (LIST-3). */
export function SearchLine(props: SearchLineProps) {
  const { label, placeholder, submit, action, value, onType, onSearch, size = 'usual', children } = props;
  const id = useId();
  return (
    <search>
      <form
        className={styles.search}
        action={action}
        method="get"
        data-size={size}
        {...(onType && { 'data-live': 'yes' })}
        {...(onSearch && {
          onSubmit: (event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('keyword') ?? ''));
          },
        })}
      >
        <label htmlFor={id}>{label}</label>
        <div>
          <input
            id={id}
            type="search"
            name="keyword"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={placeholder}
            {...(value !== undefined && { value, onChange: (event) => onType?.(event.currentTarget.value) })}
            {...(onType && { onBlur: (event) => event.currentTarget.form?.requestSubmit() })}
          />
          <button type="submit" aria-label={submit}>
            <Icon name="search" />
          </button>
        </div>
        {children}
      </form>
    </search>
  );
}
