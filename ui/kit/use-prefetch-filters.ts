import type { PointerEvent, SyntheticEvent } from 'react';
import { useSite } from '#ui/kit/site.tsx';

interface FilteredList {
  /** The address of the list with a value toggled; null if there is no such facet. */
  readonly toggleAddress: (name: string, value: string) => string | null;
}

/**
 * Handlers that prefetch the list a checkbox leads to, while a mouse rests on it or a finger presses it (ROUTE-20). They belong on an element
 * around the checkboxes, whose names and values identify the filters. `followLinks` does the same for links.
 */
export function usePrefetchFilters({ toggleAddress }: FilteredList) {
  const { prefetch } = useSite();
  const toAddress = ({ target }: SyntheticEvent) => {
    const box = target instanceof Element && target.closest('label')?.control;
    return box instanceof HTMLInputElement ? toggleAddress(box.name, box.value) : null;
  };
  return {
    onPointerOver: (event: PointerEvent) =>
      event.pointerType === 'mouse' && prefetch(toAddress(event), 'aimed'),
    onPointerLeave: () => prefetch(null, 'aimed'),
    onPointerDown: (event: PointerEvent) =>
      event.isPrimary && event.button === 0 && prefetch(toAddress(event), 'pressed'),
  };
}
