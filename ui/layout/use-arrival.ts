import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where the focus goes when a page has arrived (ROUTE-17): to its main heading on the way there, to the link one left by
 * on the way back. Another view of the same page (filters, pages of a list) leaves the focus where it is.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const leftBy = useRef(new Map<string, string>());

  useEffect(() => {
    const remember = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link) leftBy.current.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const link = type === 'POP' ? leftBy.current.get(key) : undefined;
    const left = link && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (left || heading)?.focus({ preventScroll: true });
  }, [key, pathname, type]);
}
