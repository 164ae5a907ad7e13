import { findVisitDayBounds } from '#domain/event-page/visit-day.ts';
import type { PageOf } from '#domain/page/page.ts';
import { saleStartParam } from '#ui/icalendar/calendar-path.ts';
import { EventV2Screen } from '#ui/screens/event/event-v2.screen.tsx';
import { EventScreen } from '#ui/screens/event/event.screen.tsx';
import { useEventPageVersion } from '#ui/screens/event/use-event-page-version.ts';
import { toCompactConcertFields } from '#ui/template/drop-unshown-card-fields.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';

/** A concert, in one of two versions (TPL-8, TPL-9). It needs no data besides its page. */
export const eventTemplate = defineTemplate<'event'>({
  source: 'ui/screens/event/event.template.tsx',
  cover: (page) => page.event.theme ?? page.theme ?? 'petrol',
  calendar: {
    normalizeQuery: (query) => query.filter(([name]) => name === saleStartParam).slice(0, 1),
    contents: ({ event: concert }) => ({ kind: 'concert', event: concert }),
  },
  sitemap: { chapter: 'concerts', section: 'event' },
  reducePage: (page) => ({ ...page, relatedEvents: page.relatedEvents.map(toCompactConcertFields) }),
  load: async () => null,
  facts: ({ event: concert, prices, relatedEvents }) => ({
    concert,
    events: [concert, ...relatedEvents],
    saleItems: [{ prices, changesAt: findVisitDayBounds({ event: concert }) }],
  }),
  words: ['event'],
  View,
});

function View({ page }: TemplateProps<PageOf<'event'>, null>) {
  return useEventPageVersion() === 2 ? <EventV2Screen page={page} /> : <EventScreen page={page} />;
}
