import type { MouseEvent } from 'react';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import type { Session } from '#domain/session/session.ts';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';
import { type LoginLinkAttributes, useLoginLink } from '#ui/kit/use-login-link.ts';
import { useFavouritesView, useSession, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';

/** A link that depends on the visitor. */
interface PersonalLink {
  readonly href: string;
  /** The number to show; 0 if it is unknown. */
  readonly count: number;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface PersonalLinks {
  /** Undefined without favourites, and while the path of the page is unknown. */
  readonly favourites: PersonalLink | undefined;
  /** Undefined if the ticketing has no basket. */
  readonly basket: PersonalLink | undefined;
  /** Undefined if the ticketing has no login. */
  readonly account: (PersonalLink & { readonly isLoggedIn: boolean }) | undefined;
}

/** The links to the visitor's favourites, basket and profile (LAYOUT-2). The server renders those of an anonymous visitor. */
export function usePersonalLinks(pathname: string): PersonalLinks {
  const { global, locale, canSaveFavourites, addresses } = useSite();
  const { session } = useSession();
  const { favourites } = useFavouritesView();
  const run = useVisitorServicesCaller();
  const emptyBasketUrl = addresses.basket(locale);
  const login = useLoginLink(pathname);
  const page = canSaveFavourites && global?.globalPages.favoritePage.url;
  const isInactive = favourites.kind === 'inactive';
  return {
    favourites: page
      ? {
          href: page,
          count: listFavouriteIds(favourites).length,
          ...(isInactive && {
            onClick: createPlainClickHandler(() => run((visitor) => visitor.favourites.requestList())),
          }),
        }
      : undefined,
    basket: toBasketLink(session, emptyBasketUrl),
    account: toAccountLink(session, login),
  };
}

function toBasketLink({ order, orderSize }: Session, emptyBasketUrl: string | null): PersonalLinks['basket'] {
  const href = order?.url ?? emptyBasketUrl;
  return href === null ? undefined : { href, count: orderSize };
}

/** The visitor's profile, or the login. */
function toAccountLink(
  { user, profileUrl }: Session,
  login: LoginLinkAttributes | null,
): PersonalLinks['account'] {
  const isLoggedIn = user !== null;
  const link = isLoggedIn && profileUrl ? { href: profileUrl } : login;
  return link ? { ...link, count: 0, isLoggedIn } : undefined;
}
