import type { PointerEvent } from 'react';
import { usePrefetch } from '#ui/kit/prefetch-context.tsx';

/**
 * Has the list that a filter leads to fetched while a finger is still on it (ROUTE-20): listens on what holds the checkboxes,
 * whose names and values say which filter it is.
 */
export function useFilterPress(
  addressWith: (name: string, value: string) => string | null,
): (event: PointerEvent) => void {
  const prefetch = usePrefetch();
  return ({ target, isPrimary, button }) => {
    const box = target instanceof Element && target.closest('label')?.querySelector('input');
    const address = box && isPrimary && button === 0 && addressWith(box.name, box.value);
    if (address) prefetch(address, 'pressed');
  };
}
