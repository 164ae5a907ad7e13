import type { Hall } from '#domain/hall/edition.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { createCalendarIndex } from './calendar-index.ts';
import { createSeriesAndStoryIndex } from './overview-index.ts';
import { createSiteIndex } from './site-index.ts';

/** The search index over an in-memory hall. */
export function createInMemorySearchIndex(hall: Hall): SearchIndexPort {
  return { ...createCalendarIndex(hall), ...createSeriesAndStoryIndex(hall), ...createSiteIndex(hall) };
}
