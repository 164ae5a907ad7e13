import { readPressListing, unknownParameters } from '#domain/listing/press-listing-state.ts';
import { tellUnknown, type Visit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import type { PressOverviewData } from '#ui/screens/press-overview/press-overview.data.ts';
import { PressOverviewScreen } from '#ui/screens/press-overview/press-overview.screen.tsx';

/** The press releases (TPL-16). */
export const pressOverview = template({ load, words: ['press'], View });

type OverviewPage = PageOf<'pressOverview'>;

async function load(_page: OverviewPage, visit: Visit): Promise<PressOverviewData> {
  const { url, locale, search, signal } = visit;
  const query = [...url.searchParams];
  tellUnknown(unknownParameters(query), visit);
  const { page } = readPressListing(query);
  return { path: url.pathname, listing: await search.press({ locale, page }, signal) };
}

function View({ page, data }: TemplateProps<OverviewPage, PressOverviewData>) {
  return <PressOverviewScreen page={page} data={data} />;
}
