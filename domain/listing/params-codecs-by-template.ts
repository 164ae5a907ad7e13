import {
  discoveryOverviewParamsCodec,
  discoveryParamsCodec,
} from '#domain/listing/discovery-listing-state.ts';
import { educationParamsCodec } from '#domain/listing/education-listing-state.ts';
import { eventParamsCodec } from '#domain/listing/event-listing-state.ts';
import type { ParamsCodec } from '#domain/listing/params-codec.ts';
import { pressParamsCodec } from '#domain/listing/press-listing-state.ts';
import { seriesParamsCodec } from '#domain/listing/series-listing-state.ts';
import { siteSearchParamsCodec } from '#domain/listing/site-search-state.ts';
import { productionParamsCodec } from '#domain/page/education-redirect.ts';
import type { Template } from '#domain/page/page.ts';

/** The query codecs by template. The content of a page of any other template does not depend on its query. */
export type CodecsByTemplate = { readonly [Kind in Template]?: ParamsCodec<unknown> };

export const codecsByTemplateName = {
  eventOverview: eventParamsCodec,
  seriesOverview: seriesParamsCodec,
  overview: seriesParamsCodec,
  discoveryOverview: discoveryOverviewParamsCodec,
  discoverySearch: discoveryParamsCodec,
  pressOverview: pressParamsCodec,
  educationOverview: educationParamsCodec,
  educationProduction: productionParamsCodec,
  search: siteSearchParamsCodec,
} as const satisfies CodecsByTemplate;
