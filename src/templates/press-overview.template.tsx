import { readPressListing, unknownParameters } from '#domain/listing/press-listing-state.ts';
import type { Visit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import type { PressOverviewData } from '#ui/screens/press-overview/press-overview.data.ts';
import { PressOverviewScreen } from '#ui/screens/press-overview/press-overview.screen.tsx';

/** The press releases (TPL-16). */
export const pressOverview = template({ load, words: ['press'], View });

type OverviewPage = PageOf<'pressOverview'>;

async function load(
  _page: OverviewPage,
  { url, locale, logger, overviews, signal }: Visit,
): Promise<PressOverviewData> {
  const query = [...url.searchParams];
  for (const name of unknownParameters(query)) logger.info('press.unknown-parameter', { name });
  const { page } = readPressListing(query);
  return { path: url.pathname, listing: await overviews.press(locale, page, signal) };
}

function View({ page, data }: TemplateProps<OverviewPage, PressOverviewData>) {
  return <PressOverviewScreen page={page} data={data} />;
}
