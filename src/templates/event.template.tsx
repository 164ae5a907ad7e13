import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { useEventVersion } from '#src/templates/use-event-version.ts';
import { EventScreen } from '#ui/screens/event/event.screen.tsx';
import { EventV2Screen } from '#ui/screens/event/event-v2.screen.tsx';

/** A concert, in one of two versions (TPL-8, TPL-9). It needs no data besides its page. */
export const event = defineTemplate<'event'>({
  load: async () => null,
  facts: ({ event: concert, prices, relatedEvents }) => ({
    concert,
    events: [concert, ...relatedEvents],
    saleItems: [{ prices }],
  }),
  words: ['event'],
  View,
});

function View({ page }: TemplateProps<PageOf<'event'>, null>) {
  return useEventVersion() === 2 ? <EventV2Screen page={page} /> : <EventScreen page={page} />;
}
