import type { MouseEvent } from 'react';
import { favouriteIds } from '#domain/favourites/favourites.ts';
import { toBasketUrl } from '#domain/session/session.ts';
import { onPlainClick } from '#ui/kit/on-plain-click.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useLoginUrl, useTixBaseUrl } from '#ui/kit/tix-environment-context.tsx';
import { useFavouritesView, useSession, useVisitorServicesCaller } from '#ui/kit/visitor-context.tsx';

/** A link that depends on the visitor. */
interface PersonalLink {
  readonly href: string;
  /** The number to show; 0 if it is unknown. */
  readonly count: number;
  readonly onClick?: (event: MouseEvent) => void;
}

interface PersonalLinks {
  /** Undefined while the path of the page is unknown. */
  readonly favourites: PersonalLink | undefined;
  readonly basket: PersonalLink;
  readonly account: PersonalLink & { readonly isLoggedIn: boolean };
}

/** The links to the visitor's favourites, basket and profile (LAYOUT-2). The server renders those of an anonymous visitor. */
export function usePersonalLinks(): PersonalLinks {
  const { global, locale } = useSiteContext();
  const { session } = useSession();
  const { favourites } = useFavouritesView();
  const run = useVisitorServicesCaller();
  const tixUrl = useTixBaseUrl();
  const login = useLoginUrl();
  const page = global?.globalPages.favoritePage.url;
  const isLoggedIn = session.user !== null;
  const isInactive = favourites.kind === 'inactive';
  return {
    favourites: page
      ? {
          href: page,
          count: favouriteIds(favourites).length,
          ...(isInactive && {
            onClick: onPlainClick(() => run((visitor) => visitor.favourites.requestList())),
          }),
        }
      : undefined,
    basket: { href: toBasketUrl(session, tixUrl, locale), count: session.orderSize },
    account: { href: (isLoggedIn && session.profileUrl) || login, count: 0, isLoggedIn },
  };
}
