import { useEffect } from 'react';

/** Lets the arrows walk from a search field through the links under it and back, inside the element of an id. */
export function useArrowWalk(id: string): void {
  useEffect(() => {
    const area = document.getElementById(id);
    const walk = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const stops = [...(area?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])];
      const place = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[place + step];
      if (step === 0 || place === -1 || !next) return;
      event.preventDefault();
      next.focus();
    };
    area?.addEventListener('keydown', walk);
    return () => area?.removeEventListener('keydown', walk);
  }, [id]);
}
