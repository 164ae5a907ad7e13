import { type FormEvent, type ToggleEvent, useState } from 'react';
import { toQueryString } from '#domain/query-pairs.ts';
import { Icon } from '#ui/components/icon.tsx';
import { setAutofocus } from '#ui/kit/autofocus.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useSheet } from '#ui/kit/use-sheet.ts';
import { wideWindowMediaQuery } from '#ui/layout/use-menu-closing.ts';
import styles from '#ui/layout/search-sheet.module.css';

interface SearchSheetProps {
  /** The path of the search page. */
  readonly path: string;
  /** The placeholder of the field (LAYOUT-3). */
  readonly placeholder: string;
}

/** The site search over the page: a form that works without scripts, with suggestions from the first letter (LAYOUT-3). */
export function SearchSheet({ path, placeholder }: SearchSheetProps) {
  const { t, navigate, Suggestions } = useSite();
  const [keyword, setKeyword] = useState('');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    navigate(`${path}${toQueryString([['search', keyword]])}`);
  };
  const updateKeyword = (event: FormEvent<HTMLInputElement>): void => setKeyword(event.currentTarget.value);
  /** What is typed next replaces the word of the last search. */
  const selectKeyword = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void => {
    if (newState === 'open') currentTarget.querySelector('input')?.select();
  };
  return (
    <div
      ref={useSheet(wideWindowMediaQuery)}
      id="search"
      popover="auto"
      className={styles.sheet}
      data-theme="petrol"
      onBeforeToggle={selectKeyword}
    >
      <form className={styles.form} role="search" action={path} method="get" onSubmit={search}>
        <label htmlFor="search-field">{t('header.searchSite')}</label>
        <input
          ref={setAutofocus}
          id="search-field"
          name="search"
          type="text"
          inputMode="search"
          autoComplete="off"
          enterKeyHint="search"
          autoFocus
          placeholder={placeholder}
          onInput={updateKeyword}
          onFocus={updateKeyword}
        />
        <button type="submit" aria-label={t('header.search')}>
          <Icon name="search" />
        </button>
        <button
          type="button"
          popoverTarget="search"
          popoverTargetAction="hide"
          aria-label={t('header.close')}
        >
          <Icon name="x" />
        </button>
      </form>
      {useIsHydrated() && keyword !== '' && <Suggestions keyword={keyword} searchPath={path} />}
    </div>
  );
}
