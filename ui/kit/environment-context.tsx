import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { loginUrl } from '#domain/session/session.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';

const EnvironmentContext = createContext<TixEnvironment>('tix');

/** The ticketing that a part of the site links to (SALE-8); the visitor's session is that one's. */
export const EnvironmentProvider = EnvironmentContext.Provider;

export function useTicketingEnvironment(): TixEnvironment {
  return useContext(EnvironmentContext);
}

/** The address of the ticketing this page speaks to, without slash at the end. */
export function useTixUrl(): string {
  const { settings } = useSite();
  return useTicketingEnvironment() === 'education' ? settings.tixEducationUrl : settings.tixUrl;
}

/**
 * Where a visitor logs in, and comes back from to this very page (TIX-4). The server knows the page and not all of the address, so
 * that without scripts one comes back to the page as it first stands; with them to its query and its fragment too.
 */
export function useLoginUrl(): string {
  const { locale, settings } = useSite();
  const { pathname, search, hash } = useLocation();
  const rest = useIsHydrated() ? `${search}${hash}` : '';
  return loginUrl(useTixUrl(), locale, `${settings.origin}${pathname}${rest}`);
}
