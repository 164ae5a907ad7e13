import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { calendarQueries } from './calendar-queries.ts';
import { SearchClient, type SearchClientDependencies } from './search-client.ts';
import { seriesQueries } from './series-queries.ts';
import { siteQueries } from './site-queries.ts';
import { storyQueries } from './story-queries.ts';

/** The hall's search index over GraphQL, parsed according to wire contract B. */
export function createGraphqlSearchIndex(dependencies: SearchClientDependencies): SearchIndexPort {
  const search = new SearchClient(dependencies);
  return {
    ...calendarQueries(search),
    ...seriesQueries(search),
    ...storyQueries(search),
    ...siteQueries(search),
  };
}
