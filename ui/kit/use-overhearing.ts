import { useEffect } from 'react';
import type { Overhear, Overheard } from '#ui/kit/frame-context.tsx';

/** Listens to every text the site draws, from now on and for the life of the calling component. */
export function useOverhearing(overhear: Overhear, listener: (text: Overheard) => void): void {
  useEffect(() => {
    overhear(listener);
    return () => overhear(null);
  }, [overhear, listener]);
}
