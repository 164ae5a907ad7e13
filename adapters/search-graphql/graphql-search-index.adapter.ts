import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { createCalendarQueries } from './calendar-queries.ts';
import { SearchClient, type SearchClientDependencies } from './search-client.ts';
import { createSeriesQueries, createStoryQueries } from './series-and-story-queries.ts';
import { createSiteWideQueries } from './site-wide-queries.ts';

/** The hall's search index over GraphQL, parsed according to wire contract B. */
export function createGraphqlSearchIndex(dependencies: SearchClientDependencies): SearchIndexPort {
  const search = new SearchClient(dependencies);
  return {
    ...createCalendarQueries(search),
    ...createSeriesQueries(search),
    ...createStoryQueries(search),
    ...createSiteWideQueries(search),
  };
}
