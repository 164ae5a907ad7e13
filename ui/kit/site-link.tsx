import { type ClassifiedLink, classifyLink, isServerPath, linkAttributes } from '#domain/link/link.ts';
import { memoize } from '#domain/memoize.ts';
import { type SiteSettings, siteOfLinks } from '#domain/page/site-settings.ts';
import { onPlainClick } from '#ui/kit/plain-click.ts';
import { type LinkProps, useServices } from '#ui/kit/services-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useTracking } from '#ui/kit/visitor-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** What stands behind an address, and whether the router goes there. */
interface Way {
  readonly link: ClassifiedLink;
  readonly isRouted: boolean;
}

const classifiers = new WeakMap<SiteSettings, (href: string) => Way>();

/** What stands behind an address, for one site; a page leads to the same places again and again. */
function classifierOf(settings: SiteSettings): (href: string) => Way {
  const kept = classifiers.get(settings);
  if (kept) return kept;
  const site = siteOfLinks(settings);
  const made = memoize((href: string): Way => {
    const link = classifyLink(href, site);
    return { link, isRouted: link.kind === 'inside' && !isServerPath(link.path) };
  });
  classifiers.set(settings, made);
  return made;
}

/**
 * The one link of the site (LINK-1): anchors in place, the ticketing in the same tab, other sites in a new tab and saying so;
 * what is no link is drawn as its words. A page of the site is fetched when a pointer or the focus comes near (ROUTE-20), and is a plain link with a click of
 * our own: the router's resolves its address anew at every drawing, which on a page of a hundred links is most of the work.
 */
export function SiteLink({ href, target, way = 'visit', isOrder = false, children, ...rest }: LinkProps) {
  const { settings } = useSite();
  const t = useWords();
  const { navigate, prefetch } = useServices();
  const tracking = useTracking();
  const { link, isRouted } = classifierOf(settings)(href);
  if (link.kind === 'refused') return <span className={rest.className}>{children}</span>;
  const opening = linkAttributes(link, { target, isOrder });
  const isVisit = isRouted && !opening.target;
  const url = addressOf(link);
  const comeNear = () => prefetch(url, 'near');
  const go = onPlainClick(() => navigate(url, way));
  return (
    <a
      {...rest}
      {...opening}
      {...(isVisit && { onPointerEnter: comeNear, onFocus: comeNear })}
      href={url}
      onClick={(event) => {
        if (!isOrder) tracking(({ report }) => report({ kind: 'link', url }));
        rest.onClick?.(event);
        if (isVisit && !event.defaultPrevented) go(event);
      }}
    >
      {children}
      {link.kind === 'outside' && opening.target && (
        <span className="visually-hidden"> {t('link.newTab')}</span>
      )}
    </a>
  );
}

function addressOf(link: Exclude<ClassifiedLink, { readonly kind: 'refused' }>): string {
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
