import { Link } from 'react-router-dom';
import { isForServer, linkOf, openingOf } from '#domain/link/link.ts';
import { type LinkProps } from '#ui/kit/link-context.tsx';
import { usePrefetch } from '#ui/kit/prefetch-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** The one link of the site (LINK-1): pages by the router, anchors in place, other sites in a new tab and saying so; what is no link is drawn as its words. */
export function SiteLink({ href, target, way = 'visit', children, ...rest }: LinkProps) {
  const { settings } = useSite();
  const t = useWords();
  const link = linkOf(href, { origin: settings.origin, siteHosts: settings.hosts });
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

/** A page of the site, fetched when a pointer or the focus comes near (ROUTE-20). */
function InsideLink({ href, way, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  const isRefining = way === 'refine';
  const comeNear = () => prefetch(href);
  return (
    <Link
      {...rest}
      to={href}
      replace={isRefining}
      preventScrollReset={isRefining}
      viewTransition={!isRefining}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    />
  );
}
