import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the first field of a form that has just taken the place of the one the visitor was in. */
export function useFocusBack<Element extends HTMLElement>(): RefObject<Element | null> {
  const form = useRef<Element>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), []);
  return form;
}
