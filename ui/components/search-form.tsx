import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/search-form.module.css';

interface SearchFormProps {
  readonly label: string;
  readonly placeholder: string;
  /** The accessible name of the search button. */
  readonly submit: string;
  /** The path that the form submits to; the form works before hydration. */
  readonly action: string;
  /** The field's value, if the page searches while typing; otherwise the field is uncontrolled. */
  readonly value?: string;
  readonly onType?: (keyword: string) => void;
  readonly onSearch?: (keyword: string) => void;
  readonly size?: 'usual' | 'large';
  /** Hidden fields for the other filters. */
  readonly children?: ReactNode;
}

/** A search form. If the page searches while typing, leaving the field searches immediately (LIST-3). */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, submit, action, value, onType, onSearch, size = 'usual', children } = props;
  const id = useId();
  return (
    <search>
      <form
        className={styles.search}
        data-print="no"
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
