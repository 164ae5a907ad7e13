import { createContext, type MouseEvent, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { pickTixEnvironment, type TixEnvironment } from '#domain/education/tix-environment.ts';
import { canSaveFavourites } from '#domain/favourites/can-save-favourites.ts';
import type { TicketingAddresses, TicketingCapabilities, TicketingSite } from '#ports/ticketing-site.port.ts';
import { createPlainClickHandler } from '#ui/kit/plain-click-handler.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useVisitorServicesCaller } from '#ui/kit/visitor-context.tsx';

const noAddresses: TicketingAddresses = {
  login: () => null,
  basket: () => null,
  order: () => null,
  series: () => null,
};

/** The default outside the site, as in a test of one component: a ticketing that offers nothing. */
const noTicketing: TicketingSite = {
  capabilities: {
    login: 'none',
    basket: false,
    pricesByTag: false,
    vipCard: false,
    education: false,
    favouritesHash: false,
    freePlaces: false,
  },
  defaultEnvironment: 'tix',
  addresses: { tix: noAddresses, education: noAddresses },
  hosts: [],
  origins: {},
  parseOrder: () => null,
};

const TicketingContext = createContext(noTicketing);

/** Provides the ticketing of the hall. */
export const TicketingProvider = TicketingContext.Provider;

const ForSchoolsContext = createContext(false);

/** States whether a page is for schools: then its links lead to their ticketing, and the session comes from it (SALE-8). */
export const PageForSchoolsProvider = ForSchoolsContext.Provider;

export function useIsPageForSchools(): boolean {
  return useContext(ForSchoolsContext);
}

export function useTicketingSite(): TicketingSite {
  return useContext(TicketingContext);
}

/** The ticketing environment of this page (SALE-8). */
export function useTicketingEnvironment(): TixEnvironment {
  return pickTixEnvironment(useIsPageForSchools(), useTicketingSite());
}

/** The addresses of the ticketing that this page uses. */
export function useTicketingAddresses(): TicketingAddresses {
  return useTicketingSite().addresses[useTicketingEnvironment()];
}

export function useTicketingCapabilities(): TicketingCapabilities {
  return useTicketingSite().capabilities;
}

/** Whether visitors can save favourites (SWAP-2). */
export function useCanSaveFavourites(): boolean {
  const { settings } = useSiteContext();
  return canSaveFavourites(useTicketingCapabilities(), settings);
}

/** A link to log in. */
export interface LoginLinkAttributes {
  readonly href: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/**
 * The link to log in, after which the visitor returns to this page (TIX-4); null if the ticketing has no login. The server does not know
 * the whole address of the page: query and fragment are added after hydration. A login that has to be prepared is prepared at the click.
 */
export function useLoginLink(): LoginLinkAttributes | null {
  const { locale, settings } = useSiteContext();
  const { pathname, search, hash } = useLocation();
  const { login } = useTicketingCapabilities();
  const addresses = useTicketingAddresses();
  const run = useVisitorServicesCaller();
  const queryAndHash = useIsHydrated() ? `${search}${hash}` : '';
  const returnUrl = `${settings.origin}${pathname}${queryAndHash}`;
  const href = login === 'none' ? null : addresses.login(locale, returnUrl);
  if (href === null) return null;
  if (login === 'address') return { href };
  const goToPreparedLogin = createPlainClickHandler(() =>
    run(({ ticketing }) => {
      void ticketing.prepareLogin(locale, returnUrl).then((url) => window.location.assign(url ?? href));
    }),
  );
  return { href, onClick: goToPreparedLogin };
}
