import { emptyDiscoveryListing } from '#domain/listing/discovery-listing-state.ts';
import { discoveryQuestionOf } from '#domain/listing/discovery-question.ts';
import type { Visit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import type { DiscoveryOverviewData } from '#ui/screens/discovery-overview/discovery-overview.data.ts';
import { DiscoveryOverviewScreen } from '#ui/screens/discovery-overview/discovery-overview.screen.tsx';

/** Discovery (TPL-4). */
export const discoveryOverview = template({ load, words: ['discovery'], View });

type Props = TemplateProps<PageOf<'discoveryOverview'>, DiscoveryOverviewData>;

/** How many of the latest stories stand under the collections. */
const latestShown = 5;

async function load(
  { featured }: PageOf<'discoveryOverview'>,
  { locale, overviews, signal }: Visit,
): Promise<DiscoveryOverviewData> {
  const [categories, listing] = await Promise.all([
    overviews.discoveryCategories(locale, signal),
    overviews.discoveries(discoveryQuestionOf(emptyDiscoveryListing, locale), 1, signal),
  ]);
  const shown = new Set(featured.map(({ url }) => url));
  return { categories, latest: listing.stories.filter(({ url }) => !shown.has(url)).slice(0, latestShown) };
}

function View({ page, data }: Props) {
  return <DiscoveryOverviewScreen page={page} data={data} />;
}
