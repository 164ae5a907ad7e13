import { findHelpLink } from '#domain/listing/help-link.ts';
import { computeDisplayedPageNumber } from '#domain/listing/list-pagination.ts';
import type { SearchedState } from '#domain/listing/listing-state.ts';
import {
  type SiteSearchResult,
  countSiteSearchResults,
  listNextConcertsBesideBest,
  withoutNearConcerts,
  siteSearchParamsCodec,
  splitKeyword,
  withoutKeywordWord,
} from '#domain/listing/site-search.ts';
import type { PageOf } from '#domain/page/page.ts';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { SearchScreen } from '#ui/screens/search/search.screen.tsx';
import type { SearchData } from '#ui/screens/search/search.view-model.ts';
import { searchBinding } from '#ui/screens/search/search.view-model.ts';
import { loadRelaxations } from '#ui/template/load-relaxations.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';

/** The site search (TPL-18). */
export const searchTemplate = defineTemplateWithParams<'search', SearchData, SearchedState>(
  siteSearchParamsCodec,
  {
    source: 'ui/screens/search/search.template.tsx',
    sitemap: 'never',
    load,
    words: ['search'],
    View,
  },
);

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

function View({ page, data }: Props) {
  const viewModel = useViewModel(searchBinding, (create) => create(data));
  usePassDataToViewModel(viewModel, data);
  useDropDraftOnBack(viewModel.query);
  return <SearchScreen page={page} viewModel={viewModel} />;
}
