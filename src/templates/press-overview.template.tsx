import { type PressListingState, pressParamsCodec } from '#domain/listing/press-listing-state.ts';
import { toTrackedListState } from '#domain/page/page-facts.ts';
import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { defineTemplateWithParams, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import type { PressOverviewData } from '#ui/screens/press-overview/press-overview.data.ts';
import { PressOverviewScreen } from '#ui/screens/press-overview/press-overview.screen.tsx';

/** The press releases (TPL-16). */
export const pressOverview = defineTemplateWithParams<'pressOverview', PressOverviewData>(pressParamsCodec, {
  load,
  facts: (_page, { listing }) => ({
    listState: toTrackedListState('press', listing, []),
    listedPages: listing.releases,
  }),
  words: ['press'],
  View,
});

type OverviewPage = PageOf<'pressOverview'>;

async function load(
  _page: OverviewPage,
  { path, locale, search, signal }: TemplateLoaderContext,
  { page, year }: PressListingState,
): Promise<PressOverviewData> {
  return { path, year, listing: await search.press({ locale, page, year }, signal) };
}

function View({ page, data }: TemplateProps<OverviewPage, PressOverviewData>) {
  return <PressOverviewScreen page={page} data={data} />;
}
