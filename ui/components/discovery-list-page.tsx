import { observer } from 'mobx-react-lite';
import { discoveryFacetNames } from '#domain/facet/facet.ts';
import { discoveryParams } from '#domain/listing/discovery-listing-state.ts';
import { queryString } from '#domain/listing/query-pairs.ts';
import type { Page } from '#domain/page/page.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ChoiceList } from '#ui/components/choice-list.tsx';
import styles from '#ui/components/discovery-list-page.module.css';
import { DiscoveryResults } from '#ui/components/discovery-results.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SearchLine } from '#ui/components/search-line.tsx';
import { useCrumbs } from '#ui/kit/use-crumbs.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { DiscoveryList } from '#ui/stores/lists.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface DiscoveryListPageProps {
  readonly page: Page;
  readonly list: DiscoveryList;
  /** The path of the page that search engines are to find this list on, where it is another one. */
  readonly canonicalPath?: string | undefined;
}

/** A list of stories with the choices beside it: by collection, by subject, by word (LIST-10). */
export const DiscoveryListPage = observer(function DiscoveryListPage({
  page,
  list,
  canonicalPath,
}: DiscoveryListPageProps) {
  const t = useWords();
  const { data, facets, query } = list;
  const { listing, state } = data;
  return (
    <div className={styles.page} data-theme={page.theme ?? 'ocher-yellow'}>
      <PageHead
        page={page}
        at={query.pageAddress(state.page)}
        {...(canonicalPath && {
          canonical: `${canonicalPath}${queryString(discoveryParams.write(state))}`,
        })}
        {...(listing.page > 1 && { detail: t('pages.page', { page: listing.page }) })}
        isHidden={list.chips.length > 0}
      />
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useCrumbs(page)} />
      </div>
      <div className={styles.head}>
        <h1 tabIndex={-1} data-key="list">
          {page.title}
        </h1>
        <Prose text={page.introduction} />
      </div>
      <div className={styles.search}>
        <SearchLine
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
        </SearchLine>
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
