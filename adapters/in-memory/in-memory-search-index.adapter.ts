import type { Hall } from '#domain/hall/edition.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { calendarIndex } from './calendar-index.ts';
import { overviewIndex } from './overview-index.ts';
import { siteIndex } from './site-index.ts';

/** The search index over an in-memory hall. */
export function inMemorySearchIndex(hall: Hall): SearchIndexPort {
  return { ...calendarIndex(hall), ...overviewIndex(hall), ...siteIndex(hall) };
}
