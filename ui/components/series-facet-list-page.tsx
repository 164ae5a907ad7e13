import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Page } from '#domain/page/page.ts';
import { FacetGroup } from '#ui/components/facet-group.tsx';
import { ListPage } from '#ui/components/list-page.tsx';
import { NothingFound } from '#ui/components/nothing-found.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFilterPrefetchHandlers } from '#ui/kit/use-filter-prefetch-handlers.ts';
import type { SeriesFacetListViewModel } from '#ui/stores/faceted-list-types.ts';
import groupStyles from '#ui/components/facet-groups.module.css';
import styles from '#ui/components/list-page.module.css';

interface SeriesFacetListPageProps {
  readonly page: Page;
  readonly list: SeriesFacetListViewModel;
  /** The texts for the kind of item listed. */
  readonly words: {
    readonly search: string;
    readonly searchHint: string;
    readonly count: string;
    readonly show: string;
    readonly apply: string;
    readonly all: string;
  };
  /** How many items of the page have been found. */
  readonly shown: number;
  /** Content above the results: the chosen organizer. */
  readonly over?: ReactNode;
  /** The items of the page. */
  readonly children: ReactNode;
}

/** A list by genre, organizer and room. */
export const SeriesFacetListPage = observer(function SeriesFacetListPage(props: SeriesFacetListPageProps) {
  const { t } = useSite();
  const { page, list, words, over, ...results } = props;
  return (
    <ListPage
      page={page}
      list={list}
      theme={page.theme ?? 'petrol'}
      words={{ ...words, panel: t('events.filters'), unavailable: t('series.unavailable.title') }}
      filters={<Filters list={list} />}
    >
      {over}
      <Results list={list} words={words} {...results} />
    </ListPage>
  );
});

/** Filters as groups of checkboxes, with the number of results of each (LIST-8). */
const Filters = observer(function Filters({ list }: Pick<SeriesFacetListPageProps, 'list'>) {
  const { t } = useSite();
  const pressHandlers = useFilterPrefetchHandlers(list);
  return (
    <div className={groupStyles.facets} {...pressHandlers}>
      {list.facetGroups().map((group) => (
        <FacetGroup key={group.name} list={list} group={group} title={t(`series.facet.${group.name}`)} />
      ))}
    </div>
  );
});

/** The items and the pagination; the old items stay, dimmed, until the new ones arrive. */
const Results = observer(function Results({
  list,
  words,
  shown,
  children,
}: Omit<SeriesFacetListPageProps, 'page' | 'over'>) {
  const { isBusy, isResetting, pageAddress } = list.query;
  const { page, pages } = list.data.listing;
  if (shown === 0 && !isBusy) return <NothingFound list={list} words="series" all={words.all} />;
  return (
    <div
      className={styles.results}
      id="results"
      aria-busy={isBusy}
      data-state={isResetting ? 'resetting' : isBusy ? 'loading' : 'settled'}
    >
      {!isResetting && children}
      <Pagination page={page} pages={pages} addressOf={pageAddress} />
    </div>
  );
});
