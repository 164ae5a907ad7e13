import type { MouseEvent as ReactMouseEvent } from 'react';
import type { Navigator } from '#ports/navigator.port.ts';
import { isServerPath } from '#ui/kit/link-target.ts';
import type { VisitorLayer } from '#ui/kit/visitor-layer.ts';

/**
 * Prefetches the data of a page of the site. `near`: only what seldom changes and is not cached yet; `aimed`: all of it,
 * after a short hover; `pressed`: all of it, immediately. A null path cancels a hover.
 */
export type PrefetchPage = (path: string | null, closeness: 'near' | 'aimed' | 'pressed') => void;

interface LinkServices {
  readonly navigate: Navigator['go'];
  readonly prefetch: PrefetchPage;
  readonly visitor: VisitorLayer | null;
}

/**
 * Follows the links of a document: a page of the site is shown without loading a document, and prefetched when a pointer or the focus comes
 * near (ROUTE-20). Each click is reported to tracking, but for an order, which its component reports (TRACK-3). What a component has
 * handled, a link with a target, and a file are left to the browser. Returns the function that ends it.
 *
 * One listener for all links, because a page has a hundred. It is attached after React's, on the same node.
 */
export function followLinks(page: Document, { navigate, prefetch, visitor }: LinkServices): () => void {
  const end = new AbortController();
  const listen = (
    type: 'click' | 'pointerover' | 'pointerout' | 'pointerdown' | 'focusin',
    handle: (link: HTMLAnchorElement, event: Event) => void,
  ) =>
    page.addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
        if (link) handle(link, event);
      },
      { signal: end.signal },
    );
  listen('click', (link, event) => {
    const url = getHref(link);
    const { link: followedAs } = link.dataset;
    if (followedAs !== 'order') visitor?.defer(({ tracking }) => tracking.report({ kind: 'link', url }));
    if (!event.defaultPrevented && isPage(link) && isPlainClick(event as MouseEvent)) {
      event.preventDefault();
      navigate(url, followedAs === 'filter' ? 'filter' : 'visit');
    }
  });
  let near: Element | null = null;
  const prefetchNear = (link: HTMLAnchorElement, event: Event) => {
    if (link === near || !isPage(link)) return;
    near = link;
    const isAimed = isFilter(link) && (event as Partial<PointerEvent>).pointerType !== 'touch';
    prefetch(`${link.pathname}${link.search}`, isAimed ? 'aimed' : 'near');
  };
  listen('pointerover', prefetchNear);
  listen('focusin', prefetchNear);
  listen('pointerout', (link) => {
    if (isFilter(link)) prefetch(null, 'aimed');
    near = null;
  });
  listen('pointerdown', (link, event) => {
    if (isFilter(link) && isPage(link) && isPlainClick(event as PointerEvent))
      prefetch(`${link.pathname}${link.search}`, 'pressed');
  });
  return () => end.abort();
}

/** Whether a link leads to another view of the same page, of which all data is prefetched. */
function isFilter(link: HTMLAnchorElement): boolean {
  return link.dataset['link'] === 'filter';
}

/** The address as the link states it, not resolved. */
function getHref(link: HTMLAnchorElement): string {
  return link.getAttribute('href') ?? '';
}

/** Whether a link leads to a page of the site in the same tab. */
function isPage(link: HTMLAnchorElement): boolean {
  const href = getHref(link);
  return (
    /^\/(?!\/)/.test(href) && link.target === '' && !link.hasAttribute('download') && !isServerPath(href)
  );
}

type ClickKeys = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Clicks with a modifier or another mouse button are left to the browser, so that a link can still be opened in another tab or window. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: ClickKeys): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Returns a click handler that calls `act` instead of following the link, at a plain click. */
export function createPlainClickHandler(act: () => void): (event: ReactMouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
