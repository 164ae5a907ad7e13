import type { Hall } from '#domain/hall/edition.ts';
import type { UriSearchPort } from '#ports/uri-search.port.ts';
import { createCalendarIndex } from './calendar-index.ts';
import { createOverviewIndex } from './overview-index.ts';
import { createSiteIndex } from './site-index.ts';

/** The search index over an in-memory hall. */
export function createInMemorySearchIndex(hall: Hall): UriSearchPort {
  return { ...createCalendarIndex(hall), ...createOverviewIndex(hall), ...createSiteIndex(hall) };
}
