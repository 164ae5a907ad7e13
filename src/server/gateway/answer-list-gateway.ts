import type { ListGatewayQuestion } from '#domain/listing/list-gateway-path.ts';
import type { OverviewsPort } from '#ports/overviews.port.ts';
import type { SiteSearchPort } from '#ports/site-search.port.ts';

export interface ListGatewaySources {
  readonly overviews: OverviewsPort;
  readonly siteSearch: SiteSearchPort;
}

/** What the browser is answered about lists and the site as a whole: the port's own value; `signal` ends with the request. */
export function answerListGateway(
  asked: ListGatewayQuestion,
  { overviews, siteSearch }: ListGatewaySources,
  signal: AbortSignal,
): Promise<unknown> {
  switch (asked.kind) {
    case 'series':
      return overviews.series(asked.question, asked.page, signal);
    case 'seriesFacets':
      return overviews.seriesFacets(asked.locale, asked.from, signal);
    case 'concerts':
      return overviews.concerts(asked.question, asked.page, signal);
    case 'concertFacets':
      return overviews.concertFacets(asked.locale, asked.from, signal);
    case 'discoveries':
      return overviews.discoveries(asked.question, asked.page, signal);
    case 'discoveryCategories':
      return overviews.discoveryCategories(asked.locale, signal);
    case 'press':
      return overviews.press(asked.locale, asked.page, signal);
    case 'find':
      return siteSearch.find(asked.question, asked.page, signal);
    case 'recommended':
      return siteSearch.recommended(asked.locale, asked.identifiers, signal);
    case 'eventsAt':
      return siteSearch.eventsAt(asked.locale, asked.uris, signal);
  }
}
