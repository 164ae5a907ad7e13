import type { PointerEvent } from 'react';
import { useServices } from '#ui/kit/services-context.tsx';

interface FilterPress {
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

/**
 * Has the list that a filter leads to fetched while a mouse rests on it or a finger is still on it (ROUTE-20): listens on what
 * holds the checkboxes, whose names and values say which filter it is.
 */
export function useFilterPress(addressWith: (name: string, value: string) => string | null): FilterPress {
  const { prefetch } = useServices();
  const addressOf = ({ target }: PointerEvent) => {
    const box = target instanceof Element && target.closest('label')?.querySelector('input');
    return box ? addressWith(box.name, box.value) : null;
  };
  return {
    onPointerOver: (event) => event.pointerType === 'mouse' && prefetch(addressOf(event), 'aimed'),
    onPointerLeave: () => prefetch(null, 'aimed'),
    onPointerDown: (event) => event.isPrimary && event.button === 0 && prefetch(addressOf(event), 'pressed'),
  };
}
