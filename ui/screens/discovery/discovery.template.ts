import { listComingEvents } from '#domain/event/related-events.ts';
import { toAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { DiscoveryData } from '#ui/screens/discovery/discovery.data.ts';
import { DiscoveryScreen } from '#ui/screens/discovery/discovery.screen.tsx';
import { defineTemplate } from '#ui/template/template.ts';
import type { TemplateVisit } from '#ui/template/visit.ts';

/** A story (TPL-2); one about a composer ends with the coming concerts (WAY-28). */
export const discovery = defineTemplate<'discovery', DiscoveryData | null>({
  source: 'ui/screens/discovery/discovery.template.ts',
  cover: ({ theme = 'petrol' }) => theme,
  sitemap: { chapter: 'discovery', section: 'discovery', changed: ({ posted }) => posted },
  load,
  facts: (_page, data) => ({ events: data?.events ?? [] }),
  words: ['discovery'],
  View: DiscoveryScreen,
});

const maxEvents = 4;

/** Loads nothing for a story about no composer; no concerts while the search is unavailable. */
async function load(
  { composers }: PageOf<'discovery'>,
  { locale, now, search, signal }: TemplateVisit,
): Promise<DiscoveryData | null> {
  if (!composers) return null;
  const criteria = toAllConcertsSearchCriteria(locale, toHallDay(now));
  const selection = { ...criteria.selection, composers };
  const { events } = await search.events({ ...criteria, selection, page: 1 }, signal);
  return {
    events: listComingEvents(events, now).slice(0, maxEvents),
    query: toQueryString(composers.map((composer) => ['composers', composer])),
  };
}
