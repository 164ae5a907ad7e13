import { type PressListingState, pressParamsCodec } from '#domain/listing/press-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toTrackedListState } from '#domain/tracking/page-facts.ts';
import {
  type PressOverviewData,
  PressOverviewScreen,
} from '#ui/screens/press-overview/press-overview.screen.tsx';
import { removeCardPicture, withSharedRenditionOnly } from '#ui/template/drop-unshown-card-fields.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams } from '#ui/template/template.ts';

/** The press releases (TPL-16). */
export const pressOverviewTemplate = defineTemplateWithParams<
  'pressOverview',
  PressOverviewData,
  PressListingState
>(pressParamsCodec, {
  source: 'ui/screens/press-overview/press-overview.template.ts',
  reducePage: withSharedRenditionOnly,
  load,
  facts: (_page, { listing }) => ({
    listState: toTrackedListState('press', listing, []),
    listedPages: listing.releases,
  }),
  words: ['press'],
  View: PressOverviewScreen,
});

type OverviewPage = PageOf<'pressOverview'>;

async function load(
  _page: OverviewPage,
  { path, locale, search, signal }: TemplateVisit,
  { page, year }: PressListingState,
): Promise<PressOverviewData> {
  const listing = await search.press({ locale, page, year }, signal);
  const releases = listing.releases.map((card, index) => {
    const isLead = index === 0 && listing.page === 1 && year === null;
    return { ...(isLead ? card : removeCardPicture(card)), attachments: [] };
  });
  return { path, year, listing: { ...listing, releases } };
}
