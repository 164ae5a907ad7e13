import { type ClassifiedLink, isForServer, linkOf, openingOf } from '#domain/link/link.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import { remembered } from '#domain/remembered.ts';
import { type LinkProps } from '#ui/kit/link-context.tsx';
import { useNavigate } from '#ui/kit/navigate-context.tsx';
import { onPlainClick } from '#ui/kit/plain-click.ts';
import { usePrefetch } from '#ui/kit/prefetch-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

const classifiers = new WeakMap<SiteSettings, (href: string) => ClassifiedLink>();

/** What stands behind an address, for one site; a page leads to the same places again and again. */
function classifierOf(settings: SiteSettings): (href: string) => ClassifiedLink {
  const kept = classifiers.get(settings);
  if (kept) return kept;
  const site = { origin: settings.origin, siteHosts: settings.hosts };
  const made = remembered((href: string) => linkOf(href, site));
  classifiers.set(settings, made);
  return made;
}

/** The one link of the site (LINK-1): pages by the router, anchors in place, other sites in a new tab and saying so; what is no link is drawn as its words. */
export function SiteLink({ href, target, way = 'visit', children, ...rest }: LinkProps) {
  const { settings } = useSite();
  const t = useWords();
  const link = classifierOf(settings)(href);
  const opening = openingOf(link, target);
  switch (link.kind) {
    case 'inside':
      if (isForServer(link.path) || opening.target)
        return (
          <a {...rest} {...opening} href={link.path}>
            {children}
          </a>
        );
      return (
        <InsideLink {...rest} href={link.path} way={way}>
          {children}
        </InsideLink>
      );
    case 'anchor':
      return (
        <a {...rest} {...opening} href={link.hash}>
          {children}
        </a>
      );
    case 'other':
      return (
        <a {...rest} {...opening} href={link.url}>
          {children}
        </a>
      );
    case 'outside':
      return (
        <a {...rest} {...opening} href={link.url}>
          {children}
          <span className="visually-hidden"> {t('link.newTab')}</span>
        </a>
      );
    case 'refused':
      return <span className={rest.className}>{children}</span>;
  }
}

/**
 * A page of the site, fetched when a pointer or the focus comes near (ROUTE-20). A plain link with a click of our own: the
 * router's resolves its address anew at every drawing, which on a page of a hundred links is most of the work.
 */
function InsideLink({ href, way = 'visit', onClick, children, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  const navigate = useNavigate();
  const comeNear = () => prefetch(href, 'near');
  const go = onPlainClick(() => navigate(href, way));
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      {children}
    </a>
  );
}
