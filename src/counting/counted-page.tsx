import { useCallback, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { Clock } from '#ports/clock.port.ts';
import { PageStory } from '#src/counting/page-story.ts';
import { PageWatch } from '#src/counting/page-watch.ts';
import { TrackingStoreToken } from '#src/di/counting.module.ts';
import type { World } from '#src/di/world.ts';
import { useContainer, usePersonalWorld } from '#src/routes/container-context.tsx';
import { factsOf } from '#src/templates/facts-of.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';
import { TemplatesToken } from '#src/templates/templates.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useTelling } from '#ui/kit/use-telling.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';

/** Tells of the page it stands on, and of every one after it. Draws nothing. */
export function CountedPage() {
  const world = usePersonalWorld();
  return world && <Counted world={world} />;
}

function Counted({ world }: { readonly world: World }) {
  const answer = useLoaderData<PageAnswer>();
  const templates = useContainer().get(TemplatesToken);
  const { pathname, search } = useLocation();
  const { locale, global, settings } = useSite();
  const tracking = world.get(TrackingStoreToken);
  const [story] = useState(() => new PageStory());
  const watch = useViewModel(() => new PageWatch(document, tracking.track, () => world.get(Clock).now()));
  const shown = useMemo(
    () => ({ answer, pathname, search, locale, global, settings }),
    [answer, pathname, search, locale, global, settings],
  );
  const tell = useCallback(
    (now: typeof shown) => {
      const facts = factsOf(now.answer, templates);
      const page = story.next(now.answer, facts, {
        pathname: now.pathname,
        search: now.search,
        locale: now.locale,
        title: document.title,
        version: document.querySelector('[data-version="2"]') ? 2 : 1,
      });
      if (page) tracking.show(page);
      const { tixUrl, tixEducationUrl } = now.settings;
      watch.show({
        events: facts.events,
        banners: facts.banners,
        navigation: now.global?.navigation ?? null,
        ticketing: [tixUrl, tixEducationUrl].map((url) => new URL(url).origin),
      });
    },
    [story, templates, tracking, watch],
  );
  useTelling(tell, shown);
  return null;
}
