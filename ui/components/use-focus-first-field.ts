import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field or frame of a component that replaces the focused one. */
export function useFocusFirstField<Element extends HTMLElement>(): RefObject<Element | null> {
  const container = useRef<Element>(null);
  useEffect(
    () => container.current?.querySelector<HTMLElement>('input:not([type=hidden]), iframe')?.focus(),
    [],
  );
  return container;
}
