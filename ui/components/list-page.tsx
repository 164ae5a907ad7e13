import { observer } from 'mobx-react-lite';
import { type ReactNode, type PointerEvent, type SyntheticEvent, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import { ActiveFilters } from '#ui/components/active-filters.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { FacetGroups } from '#ui/components/facet-groups.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { SearchField } from '#ui/components/search-form.tsx';
import { useFilterLabelFormatter } from '#ui/components/use-filter-label-formatter.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { setAutofocus } from '#ui/kit/autofocus.ts';
import { SheetContents } from '#ui/kit/sheet-contents.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import { useSheet } from '#ui/kit/use-sheet.ts';
import type { AnyListFilter, AnyListViewModel, ListWords } from '#ui/stores/list.view-model.ts';
import panelStyles from '#ui/components/filter-panel.module.css';
import styles from '#ui/components/list-page.module.css';
import emptyStyles from '#ui/components/nothing-found.module.css';

interface ListPageProps {
  readonly page: Page;
  readonly list: AnyListViewModel;
  readonly theme?: string;
  /** The canonical address for search engines, if it is another one. */
  readonly canonical?: string | undefined;
  /** Whether the list has a calendar (ROUTE-19). */
  readonly hasCalendar?: boolean;
  readonly words: ListWords;
  /** Whether one value of all facets is chosen at a time. */
  readonly isSingleChoice?: boolean;
  /** What precedes the title, and what follows it. */
  readonly above?: ReactNode;
  readonly introduction?: ReactNode;
  /** Choices above the list, and which filters they show; the active filters leave those out. */
  readonly shortcuts?: ReactNode;
  readonly isShortcut?: ((filter: AnyListFilter) => boolean) | undefined;
  /** What precedes the facets in the panel. */
  readonly panelHead?: ReactNode;
  /** What stands above the results, also of an empty list. */
  readonly over?: ReactNode;
  /** The best matches, above the results; below the reason of an empty list. */
  readonly best?: ReactNode;
  /** The number of results that this page shows. */
  readonly shown: number;
  /** The results. */
  readonly children: ReactNode;
  /** What follows the links to other pages. */
  readonly foot?: ReactNode;
}

/**
 * A list page: title and search field, filter panel, active filters, results. It is a plain form, so that filters and search
 * work before hydration and without scripts.
 */
export const ListPage = observer(function ListPage(props: ListPageProps) {
  const { t, formats } = useSite();
  const { page, list, theme, canonical, hasCalendar = false, words, shortcuts, isShortcut } = props;
  const { listing, path, facets } = list.data;
  const filterCount = list.chips.length;
  const panel = t(hasCalendar ? 'events.filtersAndCalendar' : 'events.filters');
  const apply = t(`${words}.apply`);
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
        {...(canonical !== undefined && { canonical })}
        {...(listing.page > 1 && { detail: t('pages.page', { page: listing.page }) })}
        isHidden={filterCount > 0 || facets.expanded !== null}
      />
      <div className={styles.head}>
        {props.above}
        <h1 tabIndex={-1} data-key="list">
          {page.title}
        </h1>
        {props.introduction}
        <Search list={list} words={words} />
      </div>
      <div className={styles.side} {...usePrefetchFilters(list)}>
        <FilterPanel
          label={panel}
          show={listing.availability === 'answered' ? t(`${words}.show`, { count: listing.total }) : apply}
          apply={apply}
          canWait={!list.query.address.includes('?') && facets.expanded === null}
        >
          {props.panelHead}
          <FacetGroups list={list} words={words} isSingleChoice={props.isSingleChoice ?? false} />
        </FilterPanel>
      </div>
      <div className={styles.list}>
        <Button className={styles.open ?? ''} look="line" popoverTarget="filters" data-script="only">
          {panel} {filterCount > 0 && `(${formats.number(filterCount)})`}
        </Button>
        <ActiveFilters list={list} isHidden={isShortcut} words={words}>
          {shortcuts}
        </ActiveFilters>
        {props.over}
        <Results list={list} words={words} shown={props.shown} best={props.best} foot={props.foot}>
          {props.children}
        </Results>
      </div>
    </form>
  );
});

/** The search field: the list is searched while typing; Enter or leaving the field searches immediately (LIST-3). */
const Search = observer(function Search({ list: { query }, words }: Pick<ListPageProps, 'list' | 'words'>) {
  const { t } = useSite();
  return (
    <search className={styles.search} data-print="no">
      <SearchField
        label={t(`${words}.search`)}
        placeholder={t(`${words}.searchHint`)}
        value={query.draft}
        onType={query.type}
      />
    </search>
  );
});

type ResultsProps = Pick<ListPageProps, 'list' | 'words' | 'shown' | 'best' | 'children' | 'foot'>;

/** The results and the links to other pages; the old ones stay, dimmed, until the new ones arrive. */
const Results = observer(function Results({ list, words, shown, best, children, foot }: ResultsProps) {
  const { isBusy, isResetting, isRefined, pageAddress } = list.query;
  const { page, pages } = list.data.listing;
  if (shown === 0 && !isBusy)
    return (
      <>
        <NothingFound list={list} words={words} />
        {best}
      </>
    );
  return (
    <div
      className={styles.results}
      id="results"
      aria-busy={isBusy}
      data-refined={isRefined ? 'yes' : undefined}
      data-state={isResetting ? 'resetting' : isBusy ? 'loading' : 'settled'}
    >
      {!isResetting && best}
      {!isResetting && children}
      <Pagination page={page} pages={pages} addressOf={pageAddress} />
      {foot}
    </div>
  );
});

interface NothingFoundProps {
  readonly list: AnyListViewModel;
  readonly words: ListWords;
}

/**
 * An empty list: the reason, the filters to remove, and a link to go on (LIST-14). Results that were found but cannot be
 * shown count as unavailable.
 */
const NothingFound = observer(function NothingFound({ list, words }: NothingFoundProps) {
  const { t } = useSite();
  const toLabel = useFilterLabelFormatter();
  const { listing } = list.data;
  const offline = useOfflineMessage(listing);
  const isUnavailable = listing.availability === 'unavailable' || listing.total > 0;
  const reason = isUnavailable ? 'unavailable' : 'empty';
  const { title, text } = (isUnavailable && offline) || {
    title: t(`${words}.${reason}.title`),
    text: t(`${words}.${reason}.text`),
  };
  const next = isUnavailable
    ? { label: t('events.unavailable.retry'), address: list.query.address }
    : { label: t(`${words}.all`), address: list.unfilteredAddress };
  return (
    <div className={emptyStyles.nothing} id="results">
      <h2>{title}</h2>
      <p>{text}</p>
      {list.relaxations.length > 0 && (
        <ul data-print="no">
          {list.relaxations.map((relaxation) => (
            <li key={relaxation.address}>
              <FilterChip
                label={t('events.empty.without', { label: toLabel(relaxation) })}
                count={relaxation.count}
                href={relaxation.address}
              />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="line" href={next.address}>
        {next.label}
      </ButtonLink>
    </div>
  );
});

/**
 * Handlers that prefetch the list a checkbox leads to, while a mouse rests on it or a finger presses it (ROUTE-20). They belong on an element
 * around the checkboxes, whose names and values identify the filters. `followLinks` does the same for links.
 */
function usePrefetchFilters({ toggleAddress }: AnyListViewModel) {
  const { prefetch } = useSite();
  const toAddress = ({ target }: SyntheticEvent) => {
    const box = target instanceof Element && target.closest('label')?.control;
    return box instanceof HTMLInputElement ? toggleAddress(box.name, box.value) : null;
  };
  return {
    onPointerOver: (event: PointerEvent) =>
      event.pointerType === 'mouse' && prefetch(toAddress(event), 'aimed'),
    onPointerLeave: () => prefetch(null, 'aimed'),
    onPointerDown: (event: PointerEvent) =>
      event.isPrimary && event.button === 0 && prefetch(toAddress(event), 'pressed'),
  };
}

interface FilterPanelProps {
  /** The panel's accessible name. */
  readonly label: string;
  /** The text of the button that closes the panel, and of the link that skips the filters for keyboard users. */
  readonly show: string;
  /** The text of the submit button for browsers without scripts. */
  readonly apply: string;
  /** Whether no filter is chosen: the form is the same without its fields. */
  readonly canWait: boolean;
  readonly children: ReactNode;
}

/** The windows in which the panel is beside the list. */
const inPageQuery = '(min-width: 1024px)';

/** The filter panel of a list: beside the list where there is room, otherwise a sheet over it, which any button with its id opens (LIST-13). */
function FilterPanel({ label, show, apply, canWait, children }: FilterPanelProps) {
  const { t } = useSite();
  const [isOpen, setOpen] = useState(false);
  const role = isOpen ? ({ role: 'dialog', 'aria-modal': true } as const) : ({ role: 'group' } as const);
  return (
    <div
      ref={useSheet(inPageQuery)}
      {...role}
      className={panelStyles.panel}
      data-print="no"
      id="filters"
      popover="auto"
      aria-label={label}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <a className="visually-hidden" href="#results">
        {show}
      </a>
      <button
        ref={setAutofocus}
        type="button"
        autoFocus
        className={panelStyles.close}
        popoverTarget="filters"
        popoverTargetAction="hide"
        aria-label={t('events.closeFilters')}
      >
        <Icon name="x" />
      </button>
      <SheetContents id="filter-groups" inPageQuery={inPageQuery} canWait={canWait}>
        {children}
      </SheetContents>
      <noscript>
        <Button type="submit">{apply}</Button>
      </noscript>
      <p className={panelStyles.show} role="status">
        <Button popoverTarget="filters" popoverTargetAction="hide">
          {show}
        </Button>
      </p>
    </div>
  );
}
