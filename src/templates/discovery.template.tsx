import { listComingEvents } from '#domain/event/related-events.ts';
import { toAllConcertsSearchCriteria } from '#domain/listing/event-search.ts';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import type { DiscoveryData } from '#ui/screens/discovery/discovery.data.ts';
import { DiscoveryScreen } from '#ui/screens/discovery/discovery.screen.tsx';

/** A story (TPL-2); one about a composer ends with the coming concerts (WAY-28). */
export const discovery = defineTemplate<'discovery', DiscoveryData | null>({
  load,
  facts: (_page, data) => ({ events: data?.events ?? [] }),
  words: ['discovery'],
  View,
});

const maxEvents = 4;

/** Loads nothing for a story about no composer; no concerts while the search is unavailable. */
async function load(
  { composers }: PageOf<'discovery'>,
  { locale, now, search, signal }: TemplateLoaderContext,
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

function View({ page, data }: TemplateProps<PageOf<'discovery'>, DiscoveryData | null>) {
  return <DiscoveryScreen page={page} data={data} />;
}
