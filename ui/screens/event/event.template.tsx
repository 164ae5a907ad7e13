import { useLayoutEffect, useState } from 'react';
import type { PageOf } from '#domain/page/page.ts';
import { type EventPageVersion, decideEventPageVersion } from '#domain/tracking/experiments.ts';
import { saleStartParam } from '#ui/head/calendar-path.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useConsentAndExperiments, useTrackingCaller } from '#ui/kit/visitor.tsx';
import { EventScreen } from '#ui/screens/event/event.screen.tsx';
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
  load: async () => null,
  words: ['event'],
  View,
});

function View({ page }: TemplateProps<PageOf<'event'>, null>) {
  return <EventScreen page={page} version={useEventPageVersion()} />;
}

/**
 * Which version of a concert's page is rendered (TPL-9). It is decided at the first render of the page and never changes, so a
 * page that came as a document is the first version. It reports the version to tracking in a layout effect, which runs before the page view (TRACK-4).
 */
function useEventPageVersion(): EventPageVersion {
  const { experiments, consent } = useConsentAndExperiments();
  const arrival = useIsHydrated() ? 'navigation' : 'document';
  const [version] = useState(() => decideEventPageVersion(experiments, consent, arrival));
  const tracking = useTrackingCaller();
  useLayoutEffect(() => tracking(({ setVersion }) => setVersion(version)), [tracking, version]);
  return version;
}
