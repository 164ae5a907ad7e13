import type { Container } from 'inversify';
import { useCallback, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { PageResult } from '#src/page-result.ts';
import { usePersonalWorld } from '#src/routes/runtime-context.tsx';
import { toPageFacts } from '#src/to-page-facts.ts';
import { PageViewBuilder } from '#src/tracking/page-view-builder.ts';
import { InteractionTrackerToken, TrackingStoreToken } from '#src/tracking/tracking.world.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';

/** Tracks the page on screen and every page after it. Renders nothing. */
export function PageTracking() {
  const world = usePersonalWorld();
  return world && <PageTrackingIn world={world} />;
}

function PageTrackingIn({ world }: { readonly world: Container }) {
  const answer = useLoaderData<PageResult>();
  const { pathname, search } = useLocation();
  const { locale } = useSite();
  const tracking = world.get(TrackingStoreToken);
  const interactions = world.get(InteractionTrackerToken);
  const [pageViews] = useState(() => new PageViewBuilder());
  const current = useMemo(() => ({ answer, pathname, search, locale }), [answer, pathname, search, locale]);
  const trackPage = useCallback(
    ({ answer: shown, ...address }: typeof current) => {
      const facts = toPageFacts(shown);
      const view = pageViews.next(shown, facts, { ...address, title: document.title });
      if (view) tracking.trackPage(view);
      interactions.showPage(facts.events);
    },
    [pageViews, tracking, interactions],
  );
  useCallOnMountAndChange(trackPage, current);
  return null;
}
