import type { AnchorHTMLAttributes } from 'react';
import { type ClassifiedLink, classifyLink, type LinkTargetAttribute } from '#domain/link/classified-link.ts';
import { memoize } from '#domain/memoize.ts';
import { type PublicSettings, toKnownHosts } from '#ports/settings.port.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import { computeLinkTargetAndRel } from '#ui/kit/link-target.ts';
import { useSite } from '#ui/kit/site.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly href: string;
  readonly target?: LinkTargetAttribute | undefined;
  /** `filter`: another view of the same page, so scroll position and focus stay (as in `Navigator`). */
  readonly mode?: 'visit' | 'filter';
  /** The link orders tickets: it opens in the same tab, whatever its host (LINK-1). Its component reports the click to tracking. */
  readonly isOrder?: boolean;
}

/**
 * The link component of the site (LINK-1); components use no other. Anchors and the ticketing open in the same tab; other sites open in a new tab,
 * which the link states. A refused address is rendered as plain text. It is a plain anchor: `followLinks` handles the clicks of all.
 */
export function Link({ href, target, mode = 'visit', isOrder = false, children, ...rest }: LinkProps) {
  const { settings, t, ticketing } = useSite();
  const link = getClassifier(settings, ticketing)(href);
  if (link.kind === 'refused') return <span className={rest.className}>{children}</span>;
  const openAttributes = computeLinkTargetAndRel(link, { target, isOrder });
  const followedAs = isOrder ? 'order' : mode === 'filter' ? mode : undefined;
  return (
    <a {...rest} {...openAttributes} data-link={followedAs} href={toUrl(link)}>
      {children}
      {link.kind === 'outside' && openAttributes.target && (
        <span className="visually-hidden"> {t('link.newTab')}</span>
      )}
    </a>
  );
}

type Classify = (href: string) => ClassifiedLink;

const classifiers = new WeakMap<TicketingSite, readonly [PublicSettings, Classify]>();

/** Returns the classifier of a site's links. Its results are memoized, because a page links to the same addresses many times. */
function getClassifier(settings: PublicSettings, ticketing: TicketingSite): Classify {
  const [cachedSettings, cached] = classifiers.get(ticketing) ?? [];
  if (cached && cachedSettings === settings) return cached;
  const site = toKnownHosts(settings, ticketing);
  const classify = memoize((href: string) => classifyLink(href, site));
  classifiers.set(ticketing, [settings, classify]);
  return classify;
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
