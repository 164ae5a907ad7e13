import { observer } from 'mobx-react-lite';
import { countSiteSearchResultsByKind } from '#domain/listing/site-search.ts';
import type { Page } from '#domain/page/page.ts';
import { PageHead } from '#ui/components/page-head.tsx';
import { SearchForm } from '#ui/components/search-form.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import { SearchEmptyState } from '#ui/screens/search/search-empty-state.tsx';
import { SearchResults } from '#ui/screens/search/search-results.tsx';
import type { SearchData } from '#ui/screens/search/search.view-model.ts';
import type { SearchViewModel } from '#ui/screens/search/search.view-model.ts';
import answerStyles from '#ui/screens/search/practical-answer.module.css';
import styles from '#ui/screens/search/search.module.css';

interface SearchScreenProps {
  readonly page: Extract<Page, { kind: 'search' }>;
  readonly viewModel: SearchViewModel;
}

/** The site search: a large field, with results by kind (TPL-18). */
export const SearchScreen = observer(function SearchScreen({ page, viewModel }: SearchScreenProps) {
  const { t } = useSite();
  const { data, query } = viewModel;
  const { keyword } = data.state;
  return (
    <div data-theme={page.theme ?? 'blue'}>
      <PageMetadata
        page={page}
        at={query.address}
        isHidden={keyword !== ''}
        {...(keyword !== '' && { detail: keyword })}
      />
      <PageHead page={{ title: page.title }}>
        <div className="wrap part">
          <SearchForm
            size="large"
            label={t('search.label')}
            placeholder={page.placeholder}
            submit={t('search.submit')}
            action={data.path}
            value={query.draft}
            onType={query.type}
            onSearch={query.searchFor}
          />
        </div>
      </PageHead>
      <p className={styles.resultsLine} role="status">
        {!query.isBusy && <Outcome viewModel={viewModel} />}
      </p>
      <div className={styles.results} id="results" aria-busy={query.isBusy}>
        {data.answer && <PracticalAnswer answer={data.answer} />}
        <Results page={page} viewModel={viewModel} />
      </div>
    </div>
  );
});

/** The results, or what there is instead of them. */
const Results = observer(function Results({ page, viewModel }: SearchScreenProps) {
  switch (viewModel.outcome) {
    case 'answered':
      return null;
    case 'found':
    case 'near':
      return <SearchResults viewModel={viewModel} />;
    case 'noKeyword':
    case 'nothing':
    case 'unavailable':
      return <SearchEmptyState introduction={page.introduction} viewModel={viewModel} />;
  }
});

/** The result in one sentence, also for the live region. */
const Outcome = observer(function Outcome({ viewModel }: Pick<SearchScreenProps, 'viewModel'>) {
  const { t } = useSite();
  const { listing, state } = viewModel.data;
  const offline = useOfflineMessage(listing);
  const { keyword } = state;
  switch (viewModel.outcome) {
    case 'noKeyword':
      return null;
    case 'answered':
      return t('search.answered', { keyword });
    case 'nothing':
      return t('search.nothing.title', { keyword });
    case 'unavailable':
      return offline?.title ?? t('search.away.title');
    case 'near':
      return t('search.near', { keyword });
    case 'found': {
      const { concerts, series, pages } = countSiteSearchResultsByKind(listing);
      return t('search.found', {
        keyword,
        concerts: t('search.concerts', { count: concerts }),
        series: t('search.series', { count: series }),
        pages: t('search.pages', { count: pages }),
      });
    }
  }
});

interface PracticalAnswerProps {
  readonly answer: NonNullable<SearchData['answer']>;
}

/** The answer to a practical question above the results: the fact, and the page with the rest of it (DOOR-3). */
function PracticalAnswer({ answer: { title, url, text } }: PracticalAnswerProps) {
  return (
    <section className={answerStyles.answer} aria-labelledby="practical-answer">
      <h2 id="practical-answer">
        <Link href={url}>{title}</Link>
      </h2>
      {text && <p>{text}</p>}
    </section>
  );
}
