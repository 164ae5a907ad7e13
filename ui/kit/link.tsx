import type { AnchorHTMLAttributes } from 'react';
import {
  type ClassifiedLink,
  classifyLink,
  isServerPath,
  type LinkTargetAttribute,
  computeLinkTargetAndRel,
} from '#domain/link/classified-link.ts';
import { memoize } from '#domain/memoize.ts';
import { type PublicSettings, toKnownHosts } from '#ports/settings.port.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import { createPlainClickHandler } from '#ui/kit/plain-click-handler.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useTrackingCaller } from '#ui/kit/visitor.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly href: string;
  readonly target?: LinkTargetAttribute | undefined;
  /** `filter`: another view of the same page, so scroll position and focus stay (as in `Navigator`). */
  readonly mode?: 'visit' | 'filter';
  /** The link orders tickets: it opens in the same tab, whatever its host (LINK-1). Its component reports the click to tracking. */
  readonly isOrder?: boolean;
}

/** A classified link, and whether the router handles it. */
interface Destination {
  readonly link: ClassifiedLink;
  readonly isRouted: boolean;
}

type Classify = (href: string) => Destination;

const classifiers = new WeakMap<PublicSettings, WeakMap<TicketingSite, Classify>>();

/**
 * Returns the classifier of links for one site and its ticketing. Its results are memoized, because a page links to the same addresses many
 * times.
 */
function getClassifier(settings: PublicSettings, ticketing: TicketingSite): Classify {
  const ofSite = classifiers.get(settings) ?? new WeakMap<TicketingSite, Classify>();
  classifiers.set(settings, ofSite);
  const cached = ofSite.get(ticketing);
  if (cached) return cached;
  const site = toKnownHosts(settings, ticketing);
  const classify = memoize((href: string): Destination => {
    const link = classifyLink(href, site);
    return { link, isRouted: link.kind === 'inside' && !isServerPath(link.path) };
  });
  ofSite.set(ticketing, classify);
  return classify;
}

/**
 * The link component of the site (LINK-1); components use no other. Anchors and the ticketing open in the same tab; other sites open in a new tab,
 * which the link states. A refused address is rendered as plain text. A page of the site is prefetched when a pointer or the
 * focus comes near (ROUTE-20). It is a plain anchor with a click handler, because the router's own link resolves its address
 * again on every render, which is slow on a page of a hundred links.
 */
export function Link({ href, target, mode = 'visit', isOrder = false, children, ...rest }: LinkProps) {
  const { settings, t, navigate, prefetch, ticketing } = useSite();
  const tracking = useTrackingCaller();
  const { link, isRouted } = getClassifier(settings, ticketing)(href);
  if (link.kind === 'refused') return <span className={rest.className}>{children}</span>;
  const openAttributes = computeLinkTargetAndRel(link, { target, isOrder });
  const isVisit = isRouted && !openAttributes.target;
  const url = toUrl(link);
  const prefetchNear = () => prefetch(url, 'near');
  const go = createPlainClickHandler(() => navigate(url, mode));
  return (
    <a
      {...rest}
      {...openAttributes}
      {...(isVisit && { onPointerEnter: prefetchNear, onFocus: prefetchNear })}
      href={url}
      onClick={(event) => {
        if (!isOrder) tracking(({ report }) => report({ kind: 'link', url }));
        rest.onClick?.(event);
        if (isVisit && !event.defaultPrevented) go(event);
      }}
    >
      {children}
      {link.kind === 'outside' && openAttributes.target && (
        <span className="visually-hidden"> {t('link.newTab')}</span>
      )}
    </a>
  );
}

function toUrl(link: Exclude<ClassifiedLink, { readonly kind: 'refused' }>): string {
  switch (link.kind) {
    case 'inside':
      return link.path;
    case 'anchor':
      return link.hash;
    case 'other':
    case 'outside':
    case 'ticketing':
      return link.url;
  }
}
