import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Page } from '#domain/page/page.ts';
import { ActiveFilters } from '#ui/components/active-filters.tsx';
import { Button } from '#ui/components/button.tsx';
import { FilterPanel } from '#ui/components/filter-panel.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import type { AnyListFilter, AnyListViewModel } from '#ui/stores/list.view-model.ts';
import keywordStyles from '#ui/components/keyword-line.module.css';
import styles from '#ui/components/list-page.module.css';

interface ListPageProps {
  readonly page: Page;
  readonly list: AnyListViewModel;
  readonly theme?: string;
  /** Whether the list has a calendar (ROUTE-19). */
  readonly hasCalendar?: boolean;
  readonly words: {
    readonly search: string;
    readonly searchHint: string;
    /** The label of the filter panel and of the button that opens it. */
    readonly panel: string;
    readonly count: string;
    readonly show: string;
    readonly apply: string;
    readonly unavailable: string;
  };
  /** Choices above the list, and which filters they show; the active filters leave those out. */
  readonly shortcuts?: ReactNode;
  readonly isShortcut?: ((filter: AnyListFilter) => boolean) | undefined;
  /** The contents of the panel. */
  readonly filters: ReactNode;
  /** The results. */
  readonly children: ReactNode;
}

/**
 * A list page: title and search field, filter panel, active filters, results. It is a plain form, so that filters and search
 * work before hydration and without scripts.
 */
export const ListPage = observer(function ListPage(props: ListPageProps) {
  const { t, formats } = useSite();
  const { page, list, theme, hasCalendar = false, words, shortcuts, isShortcut, filters, children } = props;
  const { listing, path } = list.data;
  const filterCount = list.chips.length;
  return (
    <form
      className={styles.page}
      data-theme={theme}
      action={path}
      method="get"
      data-live="yes"
      onSubmit={(event) => {
        event.preventDefault();
        list.query.searchFor(list.query.draft);
      }}
    >
      <PageMetadata
        page={page}
        hasCalendar={hasCalendar}
        at={list.query.address}
        {...(listing.page > 1 && { detail: t('pages.page', { page: listing.page }) })}
        isHidden={filterCount > 0 || (list.data.partialFacets?.expanded ?? null) !== null}
      />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <Search list={list} words={words} />
      </div>
      <div className={styles.side}>
        <FilterPanel
          label={words.panel}
          show={listing.availability === 'answered' ? words.show : words.apply}
          apply={words.apply}
        >
          {filters}
        </FilterPanel>
      </div>
      <div className={styles.list}>
        <Button className={styles.open ?? ''} look="line" popoverTarget="filters" data-script="only">
          {words.panel} {filterCount > 0 && `(${formats.number(filterCount)})`}
        </Button>
        <ActiveFilters list={list} isHidden={isShortcut} count={words.count} unavailable={words.unavailable}>
          {shortcuts}
        </ActiveFilters>
        {children}
      </div>
    </form>
  );
});

/** The search field: the list is searched while typing; Enter or leaving the field searches immediately (LIST-3). */
const Search = observer(function Search({ list: { query }, words }: Pick<ListPageProps, 'list' | 'words'>) {
  return (
    <search className={keywordStyles.field} data-print="no">
      <label htmlFor="keyword">{words.search}</label>
      <input
        id="keyword"
        type="search"
        name="keyword"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.searchHint}
        value={query.draft}
        onChange={(event) => query.type(event.currentTarget.value)}
        onBlur={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </search>
  );
});
