import type { PointerEvent } from 'react';
import { useServices } from '#ui/kit/services-context.tsx';

interface FilterPress {
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

/**
 * Pointer handlers that prefetch the list a filter leads to, while a mouse rests on it or a finger presses it (ROUTE-20).
 * They belong on the element around the checkboxes; a checkbox's name and value identify the filter.
 */
export function useFilterPrefetch(addressWith: (name: string, value: string) => string | null): FilterPress {
  const { prefetch } = useServices();
  const filterAddress = ({ target }: PointerEvent) => {
    const box = target instanceof Element && target.closest('label')?.querySelector('input');
    return box ? addressWith(box.name, box.value) : null;
  };
  return {
    onPointerOver: (event) => event.pointerType === 'mouse' && prefetch(filterAddress(event), 'aimed'),
    onPointerLeave: () => prefetch(null, 'aimed'),
    onPointerDown: (event) =>
      event.isPrimary && event.button === 0 && prefetch(filterAddress(event), 'pressed'),
  };
}
