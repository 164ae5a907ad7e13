import { observer } from 'mobx-react-lite';
import type { Page } from '#domain/page/page.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ChoiceList } from '#ui/components/choice-list.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SearchLine } from '#ui/components/search-line.tsx';
import { useCrumbs } from '#ui/kit/use-crumbs.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import styles from '#ui/screens/discovery-search/discovery-search.module.css';
import type { DiscoverySearchViewModel } from '#ui/screens/discovery-search/discovery-search.view-model.ts';
import { Stories } from '#ui/screens/discovery-search/stories.tsx';
import { useWords } from '#ui/words/use-words.tsx';

interface DiscoverySearchScreenProps {
  readonly page: Extract<Page, { kind: 'discoverySearch' }>;
  readonly viewModel: DiscoverySearchViewModel;
}

/** Everything there is to read and hear: by collection, by subject, by word (TPL-5). */
export const DiscoverySearchScreen = observer(function DiscoverySearchScreen({
  page,
  viewModel,
}: DiscoverySearchScreenProps) {
  const t = useWords();
  const { data, facets, question } = viewModel;
  const { listing, state } = data;
  return (
    <div className={styles.page} data-theme={page.theme ?? 'ocher-yellow'}>
      <PageHead
        page={page}
        at={viewModel.pageAddress(state.page)}
        {...(listing.page > 1 && { detail: t('pages.page', { page: listing.page }) })}
        isHidden={viewModel.chips.length > 0}
      />
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('breadcrumbs.label')} steps={useCrumbs(page)} />
      </div>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <Prose text={page.introduction} />
      </div>
      <div className={styles.search}>
        <SearchLine
          label={t('discovery.search')}
          placeholder={t('discovery.searchHint')}
          submit={t('discovery.find')}
          action={data.path}
          value={question.draft}
          onType={question.type}
          onSearch={question.searchFor}
        >
          {(['categories', 'tags'] as const).flatMap((name) =>
            state.selection[name].map((value) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            )),
          )}
        </SearchLine>
      </div>
      <div className={styles.side}>
        {(['categories', 'tags'] as const).map((name) => (
          <ChoiceList
            key={name}
            title={t(`discovery.facet.${name}`)}
            values={facets[name]}
            addressOf={(value) => viewModel.choiceAddress(name, value)}
            onChoose={(value) => viewModel.choose(name, value)}
          />
        ))}
      </div>
      <Stories viewModel={viewModel} />
    </div>
  );
});
