import type { FocusEvent, PointerEvent, SyntheticEvent } from 'react';
import { useSite } from '#ui/kit/site.tsx';
import { parseFacetGroupId } from '#ui/stores/facet-values.store.ts';

interface FilterPress {
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** What a list offers for prefetching. */
interface PrefetchedList {
  /** The address of the list with a value toggled; null if there is no such facet. */
  readonly filterAddress: (name: string, value: string) => string | null;
  readonly values: {
    /** The address from which the values of a facet that are left out are loaded; null if there are none. */
    readonly addressToLoad: (name: string) => string | null;
  };
}

/** A control that needs the facet values that the document leaves out. */
const needsAllValues = 'a[aria-expanded=false], input[type=search]';

/**
 * Handlers that prefetch the list a filter leads to, while a mouse rests on it or a finger presses it (ROUTE-20), and the values
 * that are left out, while a control that shows them is pointed at or has the focus (LIST-23). They belong on the element around
 * the checkboxes; a checkbox's name and value identify the filter.
 */
export function useFilterPrefetchHandlers({ filterAddress, values }: PrefetchedList): FilterPress {
  const { prefetch } = useSite();
  const toAddress = ({ target }: SyntheticEvent) => {
    if (!(target instanceof Element)) return null;
    if (target.closest(needsAllValues))
      return values.addressToLoad(parseFacetGroupId(target.closest('fieldset')?.id ?? ''));
    const box = target.closest('label')?.control;
    return box instanceof HTMLInputElement ? filterAddress(box.name, box.value) : null;
  };
  return {
    onPointerOver: (event) => event.pointerType === 'mouse' && prefetch(toAddress(event), 'aimed'),
    onPointerLeave: () => prefetch(null, 'aimed'),
    onPointerDown: (event) => event.isPrimary && event.button === 0 && prefetch(toAddress(event), 'pressed'),
    onFocus: (event) => event.target.matches(needsAllValues) && prefetch(toAddress(event), 'aimed'),
  };
}
