import { useEffect } from 'react';

/** Wide windows unfold an item over the page; small ones inside their menu, where it may stay open. */
const wide = '(min-width: 1290px)';

/**
 * Tells when a visitor has left the unfolded item of a menu: by Escape, which gives the focus back to what unfolded it, by a
 * press or the focus elsewhere. `onCloseAll` is told of Escape in a sheet, and of a window that becomes wide or small.
 */
export function useCloseOnNavigate(onLeave: () => void, onCloseAll: () => void): void {
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      const isInside = target instanceof Element && target.closest('details[data-item][open]');
      if (!isInside && matchMedia(wide).matches) onLeave();
    };
    const escape = (event: KeyboardEvent): void => {
      // Browsers close a sheet themselves, but not all of them when what opened it is out of reach.
      if (event.key === 'Escape' && document.querySelector('[data-frame] :popover-open')) onCloseAll();
      const open = document.querySelector<HTMLElement>('details[data-item][open]');
      if (event.key !== 'Escape' || !open || !matchMedia(wide).matches) return;
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      onLeave();
    };
    const windows = matchMedia(wide);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    windows.addEventListener('change', onCloseAll);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
      windows.removeEventListener('change', onCloseAll);
    };
  }, [onLeave, onCloseAll]);
}
