import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus after a navigation (ROUTE-17): forwards to the main heading, backwards to the link that the visitor
 * followed. Another view of the same page (filters, pagination) leaves the focus where it is.
 */
export function useFocusOnNavigate(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const lastPathname = useRef(pathname);
  const followedLinks = useRef(new Map<string, string>());

  useEffect(() => {
    const rememberLink = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link) followedLinks.current.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', rememberLink, true);
    return () => document.removeEventListener('click', rememberLink, true);
  }, [key]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const href = type === 'POP' ? followedLinks.current.get(key) : undefined;
    const followed = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (followed || heading)?.focus({ preventScroll: true });
  }, [key, pathname, type]);
}
