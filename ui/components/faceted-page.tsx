import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ListedPage } from '#domain/listing/listed-page.ts';
import { seriesFacetNames } from '#domain/listing/series-listing-state.ts';
import type { SeriesFacets } from '#domain/listing/series-question.ts';
import type { Page } from '#domain/page/page.ts';
import { Button } from '#ui/components/button.tsx';
import { ChosenFilters } from '#ui/components/chosen-filters.tsx';
import { FacetGroups } from '#ui/components/facet-groups.tsx';
import styles from '#ui/components/faceted-page.module.css';
import { KeywordLine } from '#ui/components/keyword-line.tsx';
import { ListPanel } from '#ui/components/list-panel.tsx';
import { NothingFound } from '#ui/components/nothing-found.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOfflineWords } from '#ui/kit/use-offline-words.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { FacetedList, FacetedListData } from '#ui/stores/faceted-list.ts';
import { useWords } from '#ui/words/use-words.tsx';

type Listing = ListedPage & { readonly facets: SeriesFacets };

interface FacetedPageProps {
  readonly page: Page;
  readonly list: FacetedList<Listing, FacetedListData<Listing>>;
  /** The words of what is listed. */
  readonly words: {
    readonly search: string;
    readonly searchHint: string;
    readonly count: string;
    readonly show: string;
    readonly apply: string;
    readonly all: string;
  };
  /** How many items of the page could be had. */
  readonly shown: number;
  /** Stands over the results: who makes what was chosen. */
  readonly over?: ReactNode;
  /** The items of the page. */
  readonly children: ReactNode;
}

type OfList = Pick<FacetedPageProps, 'list' | 'words'>;

/**
 * A list with its filters beside it: title and search line over it, chips, results, pages. A plain form, so that it can be
 * filtered and searched before the page wakes and where no script runs.
 */
export const FacetedPage = observer(function FacetedPage(props: FacetedPageProps) {
  const t = useWords();
  const { page, list, words, shown, over, children } = props;
  const { data, question, chips } = list;
  const { listing } = data;
  return (
    <form
      className={styles.page}
      data-theme={page.theme ?? 'petrol'}
      action={data.path}
      method="get"
      data-live="yes"
      onSubmit={(event) => {
        event.preventDefault();
        question.searchFor(question.draft);
      }}
    >
      <PageHead
        page={page}
        at={list.pageAddress(data.state.page)}
        {...(listing.page > 1 && { detail: t('pages.page', { page: listing.page }) })}
        isHidden={chips.length > 0}
      />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <KeywordLine
          label={words.search}
          hint={words.searchHint}
          value={question.draft}
          onType={question.type}
        />
      </div>
      <div className={styles.side}>
        <Filters list={list} words={words} />
      </div>
      <div className={styles.list}>
        <Chosen list={list} words={words} />
        {over}
        <Results list={list} words={words} shown={shown}>
          {children}
        </Results>
      </div>
    </form>
  );
});

const Filters = observer(function Filters({ list, words }: OfList) {
  const t = useWords();
  return (
    <ListPanel
      label={t('events.filters')}
      isOpen={list.isPanelOpen}
      onClose={list.closePanel}
      show={list.listing.availability === 'answered' ? words.show : words.apply}
      apply={words.apply}
    >
      <FacetGroups
        groups={seriesFacetNames.map((name) => ({
          name,
          title: t(`series.facet.${name}`),
          values: list.facets[name],
        }))}
        onToggle={list.choose}
        addressWith={list.addressWith}
      />
    </ListPanel>
  );
});

/** The way to the filters where there is no room for them, and what is chosen. */
const Chosen = observer(function Chosen({ list, words }: OfList) {
  const t = useWords();
  const formats = useFormats();
  const { chips, listing, question } = list;
  const offline = useOfflineWords(listing);
  const isAnswered = listing.availability === 'answered';
  return (
    <>
      <Button
        className={styles.open ?? ''}
        look="line"
        aria-expanded={list.isPanelOpen}
        aria-controls="filters"
        onClick={list.togglePanel}
      >
        {t('events.filters')} {chips.length > 0 && `(${formats.number(chips.length)})`}
      </Button>
      <ChosenFilters
        chips={chips.map(({ filter, label, address }) => ({
          label,
          address,
          onTakeBack: () => list.takeBack(filter),
        }))}
        reset={{ address: list.resetAddress, onReset: list.reset }}
        count={isAnswered && !question.isBusy ? words.count : null}
        away={isAnswered || question.isBusy ? null : (offline?.title ?? t('series.unavailable.title'))}
      />
    </>
  );
});

/** The items of the page and the way to the other pages; the old ones stand, dimmed, until the new ones are there. */
const Results = observer(function Results({
  list,
  words,
  shown,
  children,
}: Omit<FacetedPageProps, 'page' | 'over'>) {
  const { isResetting, listing, question } = list;
  if (shown === 0 && !question.isBusy) return <Nothing list={list} all={words.all} />;
  return (
    <div
      className={styles.results}
      id="results"
      aria-busy={question.isBusy}
      data-state={isResetting ? 'resetting' : question.isBusy ? 'asking' : 'settled'}
    >
      {!isResetting && children}
      <Pagination page={listing.page} pages={listing.pages} addressOf={list.pageAddress} />
    </div>
  );
});

/** Why there is nothing, and the ways on (LIST-14); what was found and cannot be shown is as good as away. */
const Nothing = observer(function Nothing({
  list,
  all,
}: Pick<FacetedPageProps, 'list'> & { readonly all: string }) {
  const t = useWords();
  const { availability, total } = list.listing;
  const offline = useOfflineWords(list.listing);
  const isAway = availability === 'unavailable' || total > 0;
  return (
    <NothingFound
      title={isAway ? (offline?.title ?? t('series.unavailable.title')) : t('series.empty.title')}
      text={isAway ? (offline?.text ?? t('series.unavailable.text')) : t('series.empty.text')}
      ways={list.waysOut.map(({ label, count, address }) => ({
        label: t('events.empty.without', { label }),
        count,
        address,
      }))}
      on={{
        label: isAway ? t('series.unavailable.retry') : all,
        address: isAway ? list.pageAddress(list.data.state.page) : list.resetAddress,
      }}
    />
  );
});
