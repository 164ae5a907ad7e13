import { useEffect } from 'react';

/** On wide windows an open item covers the page; on small ones it is inside the menu and may stay open. */
const wideQuery = '(min-width: 1290px)';

/**
 * Calls `onLeave` when the visitor leaves the open item of a menu: by Escape, which returns the focus to its button, or by a
 * click or focus elsewhere. Calls `onCloseAll` on Escape in a sheet, and when the window becomes wide or small.
 */
export function useMenuDismiss(onLeave: () => void, onCloseAll: () => void): void {
  useEffect(() => {
    const onInteraction = ({ target }: Event): void => {
      const isInside = target instanceof Element && target.closest('details[data-item][open]');
      if (!isInside && matchMedia(wideQuery).matches) onLeave();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      // Browsers close a sheet on Escape, but not all of them do if the button that opened it is unreachable.
      if (event.key === 'Escape' && document.querySelector('[data-frame] :popover-open')) onCloseAll();
      const open = document.querySelector<HTMLElement>('details[data-item][open]');
      if (event.key !== 'Escape' || !open || !matchMedia(wideQuery).matches) return;
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      onLeave();
    };
    const mediaQuery = matchMedia(wideQuery);
    document.addEventListener('pointerdown', onInteraction);
    document.addEventListener('focusin', onInteraction);
    document.addEventListener('keydown', onKeyDown);
    mediaQuery.addEventListener('change', onCloseAll);
    return () => {
      document.removeEventListener('pointerdown', onInteraction);
      document.removeEventListener('focusin', onInteraction);
      document.removeEventListener('keydown', onKeyDown);
      mediaQuery.removeEventListener('change', onCloseAll);
    };
  }, [onLeave, onCloseAll]);
}
