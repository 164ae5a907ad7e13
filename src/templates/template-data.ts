import type { EventCard } from '#domain/event/event.ts';
import type { ConcertOverviewSearchResult } from '#domain/listing/series-search.ts';
import type { Template } from '#domain/page/page.ts';
import type { DiscoveryData } from '#ui/screens/discovery/discovery.data.ts';
import type { DiscoveryFrontData } from '#ui/screens/discovery-overview/front-page.data.ts';
import type { EducationOverviewData } from '#ui/screens/education-overview/education-overview.data.ts';
import type { EducationProductionData } from '#ui/screens/education-production/education-production.data.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import type { HomeData } from '#ui/screens/home/home.data.ts';
import type { PressData } from '#ui/screens/press/press.data.ts';
import type { PressOverviewData } from '#ui/screens/press-overview/press-overview.data.ts';
import type { SearchData } from '#ui/screens/search/search.data.ts';
import type { SeriesData } from '#ui/screens/series/series.data.ts';
import type { SeriesOverviewData } from '#ui/screens/series-overview/series-overview.data.ts';
import type { DiscoveryListData, SeriesFacetListData } from '#ui/stores/faceted-lists.ts';

/** The data of the templates that load any. */
interface LoadedData {
  readonly home: HomeData;
  readonly eventOverview: EventOverviewData;
  readonly error: readonly EventCard[];
  readonly seriesOverview: SeriesOverviewData;
  readonly series: SeriesData;
  /** The front page, or the list that its address requests (TPL-4). */
  readonly discoveryOverview: DiscoveryFrontData | ({ readonly kind: 'list' } & DiscoveryListData);
  readonly discoverySearch: DiscoveryListData;
  /** The coming concerts of the composers; null for a story about none. */
  readonly discovery: DiscoveryData | null;
  readonly pressOverview: PressOverviewData;
  readonly press: PressData;
  readonly educationOverview: EducationOverviewData;
  readonly educationProduction: EducationProductionData;
  /** The concerts of the page directly below the calendar (LIST-17); null on any other. */
  readonly overview: SeriesFacetListData<ConcertOverviewSearchResult> | null;
  readonly search: SearchData;
}

type DataByKind = { readonly [Kind in Template]: Kind extends keyof LoadedData ? LoadedData[Kind] : null };

/** The data that the template of a kind loads. */
export type TemplateData<Kind extends Template> = DataByKind[Kind];
