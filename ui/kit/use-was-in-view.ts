import { type RefCallback, useCallback, useState } from 'react';
import { InViewObserver } from '#ui/kit/in-view-observer.ts';

/** The margin around the window within which an element counts as in view, so that it is loaded before it is seen. */
const earlyMargin = '50% 0px';

/** A ref for an element, and whether it has been in view (LAYOUT-17). */
export function useWasInView(): readonly [RefCallback<Element>, boolean] {
  const [wasInView, setWasInView] = useState(false);
  const containerRef = useCallback((element: Element | null) => {
    if (!element) return;
    const inView = new InViewObserver(() => setWasInView(true), { rootMargin: earlyMargin });
    inView.watch(element);
    return () => inView.stop();
  }, []);
  return [containerRef, wasInView];
}
