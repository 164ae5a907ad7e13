import { observer } from 'mobx-react-lite';
import { discoveryFacetNames } from '#domain/facet/facet.ts';
import type { FacetOption } from '#domain/facet/merge-facets.ts';
import { discoveryParamsCodec } from '#domain/listing/discovery-list.ts';
import type { Page } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { ActiveFilters } from '#ui/components/active-filters.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { LinkList, toStoryLink } from '#ui/components/link-list.tsx';
import { NothingFound } from '#ui/components/nothing-found.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SearchForm } from '#ui/components/search-form.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import type { DiscoveryListViewModel } from '#ui/stores/faceted-list-types.ts';
import choiceStyles from '#ui/components/choice-list.module.css';
import styles from '#ui/components/discovery-list-page.module.css';

interface DiscoveryListPageProps {
  readonly page: Page;
  readonly list: DiscoveryListViewModel;
  /** The path of the canonical page for search engines, if it is another one. */
  readonly canonicalPath?: string | undefined;
}

/** A list of stories with filters: by collection, subject and keyword (LIST-10). */
export const DiscoveryListPage = observer(function DiscoveryListPage({
  page,
  list,
  canonicalPath,
}: DiscoveryListPageProps) {
  const { t } = useSite();
  const { data, facets, query } = list;
  const { listing, state } = data;
  return (
    <div className={styles.page} data-theme={page.theme ?? 'ocher-yellow'}>
      <PageMetadata
        page={page}
        at={query.address}
        {...(canonicalPath && {
          canonical: `${canonicalPath}${toQueryString(discoveryParamsCodec.write(state))}`,
        })}
        {...(listing.page > 1 && { detail: t('pages.page', { page: listing.page }) })}
        isHidden={list.chips.length > 0}
      />
      <div className={styles.crumbs}>
        <Breadcrumbs page={page} />
      </div>
      <div className={styles.head}>
        <h1 tabIndex={-1} data-key="list">
          {page.title}
        </h1>
        <Prose text={page.introduction} />
      </div>
      <div className={styles.search}>
        <SearchForm
          label={t('discovery.search')}
          placeholder={t('discovery.searchHint')}
          submit={t('discovery.find')}
          action={data.path}
          value={query.draft}
          onType={query.type}
          onSearch={query.searchFor}
        >
          {discoveryFacetNames.flatMap((name) =>
            state.selection[name].map((value) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            )),
          )}
        </SearchForm>
      </div>
      <div className={styles.side}>
        {discoveryFacetNames.map((name) => (
          <ChoiceList
            key={name}
            title={t(`discovery.facet.${name}`)}
            values={facets[name]}
            addressOf={(value) => list.toggledAddress(name, value)}
            onChoose={(value) => list.toggle(name, value)}
          />
        ))}
      </div>
      <DiscoveryResults list={list} />
    </div>
  );
});

interface ChoiceListProps {
  readonly title: string;
  readonly values: readonly FacetOption[];
  readonly addressOf: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

/**
 * A filter with one value at a time: links with the number of results. A scrolling row on phones, a list beside the results
 * on wide screens.
 */
function ChoiceList({ title, values, addressOf, onChoose }: ChoiceListProps) {
  if (values.length === 0) return null;
  return (
    <nav className={choiceStyles.choices} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {values.map(({ value, label, count, isActive }) => (
          <li key={value} data-zero={count === 0 ? 'yes' : undefined}>
            <Link
              mode="filter"
              href={addressOf(value)}
              aria-current={isActive ? 'true' : undefined}
              onClick={createPlainClickHandler(() => onChoose(value))}
            >
              <span>{label}</span> <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The stories found, fifteen per page; the old ones stay, dimmed, until the new ones arrive. */
const DiscoveryResults = observer(function DiscoveryResults({
  list,
}: {
  readonly list: DiscoveryListViewModel;
}) {
  const { t } = useSite();
  const { isBusy, pageAddress } = list.query;
  const { listing } = list.data;
  return (
    <div className={styles.list}>
      <ActiveFilters
        list={list}
        count={t('discovery.count', { count: listing.total })}
        unavailable={t('discovery.unavailable.title')}
      />
      {listing.stories.length === 0 && !isBusy ? (
        <NothingFound list={list} words="discovery" all={t('discovery.empty.all')} />
      ) : (
        <div className={styles.results} id="results" aria-busy={isBusy}>
          <h2 className="visually-hidden">{t('discovery.found')}</h2>
          <LinkList look="row" items={listing.stories.map(toStoryLink)} eager={2} />
          <Pagination page={listing.page} pages={listing.pages} addressOf={pageAddress} />
        </div>
      )}
    </div>
  );
});
