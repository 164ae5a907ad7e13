import type { Hall } from '#adapters/shared/hall.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { createCalendarIndex } from './calendar-index.ts';
import { KeywordSearch } from './keyword-search.ts';
import { rejectAborted } from './reject-aborted.ts';
import { createSeriesAndStoryIndex } from './series-and-story-index.ts';
import { createSiteWideIndex } from './site-wide-index.ts';

export function createInMemorySearchIndex(hall: Hall): SearchIndexPort {
  const keywords = new KeywordSearch(hall);
  return rejectAborted({
    ...createCalendarIndex(hall, keywords),
    ...createSeriesAndStoryIndex(hall, keywords),
    ...createSiteWideIndex(hall, keywords),
  });
}
