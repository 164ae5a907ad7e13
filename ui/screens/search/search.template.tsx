import { observer } from 'mobx-react-lite';
import { findHelpLink } from '#domain/listing/help-link.ts';
import { computeDisplayedPageNumber } from '#domain/listing/list-pagination.ts';
import type { SearchedState } from '#domain/listing/listing-state.ts';
import {
  type SiteSearchResult,
  countSiteSearchResults,
  countSiteSearchResultsByKind,
  listNextConcertsBesideBest,
  withoutNearConcerts,
  siteSearchParamsCodec,
  splitKeyword,
  withoutKeywordWord,
} from '#domain/listing/site-search.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import type { PageOf } from '#domain/page/page.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SearchForm } from '#ui/components/search-form.tsx';
import { Section } from '#ui/components/section.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { SearchResults } from '#ui/screens/search/search-results.tsx';
import {
  type SearchData,
  type SearchViewModel,
  searchBinding,
} from '#ui/screens/search/search.view-model.ts';
import { loadRelaxations } from '#ui/template/load-relaxations.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import answerStyles from '#ui/screens/search/practical-answer.module.css';
import styles from '#ui/screens/search/search.module.css';

type Props = TemplateProps<PageOf<'search'>, SearchData>;

/** How many composers are offered if there are no results. */
const maxComposers = 12;

async function load(page: PageOf<'search'>, visit: TemplateVisit, state: SearchedState): Promise<SearchData> {
  const { path, locale, now, signal } = visit;
  const request = (searchState: SearchedState) => visit.search.find({ ...searchState, locale, now }, signal);
  const found = await request(state);
  const answer = toAnswer(page, state, found);
  // What only comes near a question that has an answer is about something else.
  const listing = answer ? withoutNearConcerts(found) : found;
  const total = countSiteSearchResults(listing);
  const [facets, relaxations] = await Promise.all([
    total > 0 ? undefined : visit.search.eventFacets({ locale, now }, signal),
    loadRelaxations({ ...listing, total }, answer ? [] : splitKeyword(state.keyword), async (word) => ({
      total: countSiteSearchResults(await request(withoutKeywordWord(state, word))),
    })),
  ]);
  return {
    path,
    state: { ...state, page: computeDisplayedPageNumber(listing, state.page) },
    listing: {
      ...listing,
      events: { ...listing.events, cards: listNextConcertsBesideBest(listing) },
    },
    answer,
    composers: facets?.composers.slice(0, maxComposers) ?? [],
    relaxations,
  };
}

/** The answer without the phrases by which it is found. */
function toAnswer(
  { answers = [] }: PageOf<'search'>,
  { keyword }: SearchedState,
  listing: SiteSearchResult,
): SearchData['answer'] {
  const link = findHelpLink(answers, keyword, countSiteSearchResults(withoutNearConcerts(listing)) === 0);
  if (!link) return null;
  const { phrases: _, ...answer } = link;
  return answer;
}

/** The site search: a large field, with results by kind (TPL-18). */
const View = observer(function View({ page, data: loaded }: Props) {
  const { t } = useSite();
  const viewModel = useViewModel(searchBinding, (create) => create(loaded));
  usePassDataToViewModel(viewModel, loaded);
  useDropDraftOnBack(viewModel.query);
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

interface ResultsProps {
  readonly page: PageOf<'search'>;
  readonly viewModel: SearchViewModel;
}

/** The results, or what there is instead of them. */
const Results = observer(function Results({ page, viewModel }: ResultsProps) {
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
const Outcome = observer(function Outcome({ viewModel }: Omit<ResultsProps, 'page'>) {
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

/**
 * The search page without results: no keyword, nothing found, or unavailable. Each case states the reason and links on
 * (LIST-14).
 */
const SearchEmptyState = observer(function SearchEmptyState({
  introduction,
  viewModel,
}: {
  readonly introduction: RichTextTree;
  readonly viewModel: SearchViewModel;
}) {
  const { t } = useSite();
  const { data, outcome } = viewModel;
  const offline = useOfflineMessage(data.listing);
  const unavailableText = offline?.text ?? t('search.away.text');
  return (
    <>
      <div className={`${styles.word} wrap stack`}>
        {outcome === 'noKeyword' ? (
          <Prose text={introduction} />
        ) : (
          <p>{outcome === 'unavailable' ? unavailableText : t('search.nothing.text')}</p>
        )}
        {viewModel.relaxations.length > 0 && (
          <ul className="cluster" data-print="no">
            {viewModel.relaxations.map(({ word, count, address }) => (
              <li key={word}>
                <FilterChip label={t('events.empty.without', { label: word })} count={count} href={address} />
              </li>
            ))}
          </ul>
        )}
        {outcome === 'unavailable' && (
          <ButtonLink look="line" href={viewModel.query.address}>
            {t('search.away.retry')}
          </ButtonLink>
        )}
      </div>
      {data.composers.length > 0 && (
        <Section title={t('search.start.composers')}>
          <ul className="cluster" data-print="no">
            {data.composers.map(({ value, label }) => (
              <li key={value}>
                <FilterChip label={label} href={viewModel.keywordAddress(label)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ListLinks />
    </>
  );
});

/** Links to the hall's lists. The home page stands in for one that a hall does not have. */
function ListLinks() {
  const { t, global, locale } = useSite();
  if (!global) return null;
  const home = toLocalePath(locale, '/');
  const { eventOverview, seriesOverview, discoveryOverview, pressOverview } = global.globalPages;
  return (
    <Section title={t('search.start.pages')}>
      <LinkList
        look="index"
        items={[eventOverview, seriesOverview, discoveryOverview, pressOverview]
          .filter(({ url }) => url !== home)
          .map(({ title, url }) => ({ url, title }))}
      />
    </Section>
  );
}

/** The site search (TPL-18). */
export const searchTemplate = defineTemplateWithParams<'search', SearchData, SearchedState>(
  siteSearchParamsCodec,
  {
    sitemap: 'never',
    load,
    words: ['search'],
    View,
  },
);
