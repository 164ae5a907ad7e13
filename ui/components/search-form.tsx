import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/search-form.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The field's value, if the page searches while typing; otherwise the field is uncontrolled. */
  readonly value?: string;
  readonly onType?: (keyword: string) => void;
  readonly size?: 'usual' | 'large';
  /** The button beside it. */
  readonly children?: ReactNode;
}

/** The search field of a form. If the page searches while typing, leaving the field searches immediately (LIST-3). */
export function SearchField({ label, placeholder, value, onType, size, children }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search} data-size={size}>
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
        {children}
      </div>
    </div>
  );
}

interface SearchFormProps extends Omit<SearchFieldProps, 'children'> {
  /** The accessible name of the search button. */
  readonly submit: string;
  /** The path that the form submits to; the form works before hydration. */
  readonly action: string;
  readonly onSearch?: (keyword: string) => void;
}

/** A search form with a button. */
export function SearchForm({ submit, action, onSearch, ...field }: SearchFormProps) {
  return (
    <search data-print="no">
      <form
        action={action}
        method="get"
        {...(field.onType && { 'data-live': 'yes' })}
        {...(onSearch && {
          onSubmit: (event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('keyword') ?? ''));
          },
        })}
      >
        <SearchField {...field}>
          <button type="submit" aria-label={submit}>
            <Icon name="search" />
          </button>
        </SearchField>
      </form>
    </search>
  );
}
