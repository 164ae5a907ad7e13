import { listComingEventsSoldOutLast } from '#domain/event-page/related-events.ts';
import { type EventSearchCriteria, createAllConcertsSearchCriteria } from '#domain/listing/event-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { type DiscoveryData, DiscoveryScreen } from '#ui/screens/discovery/discovery.screen.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplate } from '#ui/template/template.ts';

/** A story (TPL-2); one about a work or a composer ends with the coming concerts (WAY-28, PEOPLE-2). */
export const discoveryTemplate = defineTemplate<'discovery', DiscoveryData | null>({
  source: 'ui/screens/discovery/discovery.template.ts',
  cover: ({ theme = 'petrol' }) => theme,
  sitemap: { chapter: 'discovery', section: 'discovery' },
  load,
  words: ['discovery'],
  View: DiscoveryScreen,
});

const maxEvents = 4;

/** The evenings of its work; while there are none, the concerts of its composers; nothing while the search is unavailable. */
async function load(
  { composers, work }: PageOf<'discovery'>,
  { locale, now, search, signal }: TemplateVisit,
): Promise<DiscoveryData | null> {
  const criteria = createAllConcertsSearchCriteria(locale, toHallDay(now));
  const find = async (requested: Partial<EventSearchCriteria>) => {
    const { events } = await search.events({ ...criteria, ...requested, card: 'row', page: 1 }, signal);
    return listComingEventsSoldOutLast(events, now).slice(0, maxEvents);
  };
  const evenings = work ? await find({ keyword: work }) : [];
  if (work && evenings.length > 0)
    return { title: 'discovery.concerts', events: evenings, query: toQueryString([['keyword', work]]) };
  if (!composers) return null;
  return {
    title: work ? 'discovery.sameComposer' : 'discovery.concerts',
    events: await find({ selection: { ...criteria.selection, composers } }),
    query: toQueryString(composers.map((composer) => ['composers', composer])),
  };
}
