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
    const followedHref = type === 'POP' ? followedLinks.current.get(key) : undefined;
    focusAfterNavigation(document.getElementById('main'), followedHref);
  }, [key, pathname, type]);
}

/** Focuses the link that the visitor had followed from a page to which they return, else the page's heading. Nothing scrolls. */
export function focusAfterNavigation(
  main: Pick<HTMLElement, 'getElementsByTagName'> | null,
  followedHref: string | undefined,
): void {
  if (!main) return;
  const [heading] = main.getElementsByTagName('h1');
  heading?.setAttribute('tabindex', '-1');
  const followed = [...main.getElementsByTagName('a')].find(
    (link) => link.getAttribute('href') === followedHref,
  );
  (followed ?? heading)?.focus({ preventScroll: true });
}
