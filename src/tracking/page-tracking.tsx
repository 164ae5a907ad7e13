import { useCallback, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import {
  type TrackedListState,
  toListChangeTrackingEvents,
} from '#domain/tracking/list-change-tracking-events.ts';
import type { PageFacts } from '#domain/tracking/page-facts.ts';
import { toPageItemTrackingEvents } from '#domain/tracking/page-item-tracking-events.ts';
import { redactQuery, redactTitle } from '#domain/tracking/redact-url.ts';
import { toTrackedPageType } from '#domain/tracking/tracking-event.ts';
import { type PageResult, toPageFacts } from '#src/page-result.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { InteractionTrackerToken, TrackingStoreToken } from '#src/tracking/tracking.world.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import type { TrackedPageView } from '#ui/stores/tracking.store.ts';

/** Tracks the page on screen and every page after it. Renders nothing. */
export function PageTracking() {
  const world = useContainer();
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

/** The address, language and title under which a page is shown. */
interface PageContext {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly locale: Locale;
  readonly title: string;
}

/** Turns each page of a visit into a page view, with the list that led to the page and the changes in its filters. */
export class PageViewBuilder {
  #previousFacts: PageFacts | null = null;
  #path = '';
  #list: TrackedListState | null = null;

  /** The view of the page; null where the same address is rendered again. */
  next(
    { page: shown }: Pick<PageResult, 'page'>,
    facts: PageFacts,
    { pathname, search, locale, title }: PageContext,
  ): TrackedPageView | null {
    const path = `${pathname}${search}`;
    if (path === this.#path && this.#previousFacts !== null) return null;
    const query = [...new URLSearchParams(search)];
    const page: TrackedPageView = {
      path: `${pathname}${toQueryString(redactQuery(query))}`,
      type: toTrackedPageType(shown ?? { kind: 'error' }),
      language: locale,
      title: redactTitle(title, query),
      events: [
        ...toPageItemTrackingEvents(facts, this.#previousFacts),
        ...this.#listChanges(facts.listState),
      ],
    };
    this.#path = path;
    this.#previousFacts = facts;
    return page;
  }

  #listChanges(list: TrackedListState | null): TrackedPageView['events'] {
    const previous = this.#list;
    this.#list = list;
    return list ? toListChangeTrackingEvents(previous, list) : [];
  }
}
