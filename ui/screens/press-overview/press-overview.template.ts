import { type PressListingState, pressParamsCodec } from '#domain/listing/press-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import {
  type PressOverviewData,
  PressOverviewScreen,
} from '#ui/screens/press-overview/press-overview.screen.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams } from '#ui/template/template.ts';

/** The press releases (TPL-16). */
export const pressOverviewTemplate = defineTemplateWithParams<
  'pressOverview',
  PressOverviewData,
  PressListingState
>(pressParamsCodec, {
  source: 'ui/screens/press-overview/press-overview.template.ts',
  load,
  words: ['press'],
  View: PressOverviewScreen,
});

type OverviewPage = PageOf<'pressOverview'>;

async function load(
  _page: OverviewPage,
  { path, locale, search, signal }: TemplateVisit,
  { page, year }: PressListingState,
): Promise<PressOverviewData> {
  return { path, year, listing: await search.press({ locale, page, year }, signal) };
}
