import { type RefCallback, useCallback, useState } from 'react';
import { InView } from '#ui/kit/in-view.ts';

/** So far beyond the window's edge a place already counts as in view: what it waits for has half a screen's time to come. */
const ahead = '50% 0px';

/** A place on the page, and whether it has ever been in view, or nearly: a part far down need not come before (LAYOUT-17). */
export function useSeen(): readonly [RefCallback<Element>, boolean] {
  const [isSeen, setSeen] = useState(false);
  const place = useCallback((element: Element | null) => {
    if (!element) return;
    const views = new InView(() => setSeen(true), { rootMargin: ahead });
    views.watch(element);
    return () => views.stop();
  }, []);
  return [place, isSeen];
}
