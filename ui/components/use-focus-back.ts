import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the first field or frame of what has just taken the place of the thing the visitor was in. */
export function useFocusBack<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input:not([type=hidden]), iframe')?.focus(), []);
  return place;
}
