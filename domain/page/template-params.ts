import { discoveryOverviewParams, discoveryParams } from '#domain/listing/discovery-listing-state.ts';
import { educationParams } from '#domain/listing/education-listing-state.ts';
import { eventParams } from '#domain/listing/event-listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import { pressParams } from '#domain/listing/press-listing-state.ts';
import { seriesParams } from '#domain/listing/series-listing-state.ts';
import { siteSearchParams } from '#domain/listing/site-search-state.ts';
import { productionParams } from '#domain/page/education-ticket-link.ts';
import type { Template } from '#domain/page/page.ts';

/** The query codecs by template. The content of a page of any other template does not depend on its query. */
export type ParamsByTemplate = { readonly [Kind in Template]?: ParamsCodec<unknown> };

export const templateParams = {
  eventOverview: eventParams,
  seriesOverview: seriesParams,
  overview: seriesParams,
  discoveryOverview: discoveryOverviewParams,
  discoverySearch: discoveryParams,
  pressOverview: pressParams,
  educationOverview: educationParams,
  educationProduction: productionParams,
  search: siteSearchParams,
} as const satisfies ParamsByTemplate;
