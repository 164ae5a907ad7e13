import { type RefObject, useEffect, useRef } from 'react';
import { throttled } from '#ui/kit/throttled.ts';

/** How often at most a change of view is told, in milliseconds (LAYOUT-17). */
const pace = 10;

/** Calls `onChange` when an element comes into view and when it leaves; the last change is always told. */
export function useInView<Element extends HTMLElement>(
  onChange: (isInView: boolean) => void,
  margin = '0px',
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const tell = throttled(onChange, pace);
    const observer = new IntersectionObserver((changes) => tell(changes.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
      tell.stop();
    };
  }, [onChange, margin]);
  return element;
}
