import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { toLoginUrl } from '#domain/session/session.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';

const EnvironmentContext = createContext<TixEnvironment>('tix');

/**
 * The ticketing environment of a part of the site: its links lead there, and the visitor's session comes from it (SALE-8).
 */
export const TixEnvironmentProvider = EnvironmentContext.Provider;

export function useTicketingEnvironment(): TixEnvironment {
  return useContext(EnvironmentContext);
}

/** The URL of the ticketing that this page uses, without a trailing slash. */
export function useTixBaseUrl(): string {
  const { settings } = useSiteContext();
  return useTicketingEnvironment() === 'education' ? settings.tixEducationUrl : settings.tixUrl;
}

/**
 * The login URL; after logging in the visitor returns to this page (TIX-4). The server does not know the whole address of the
 * page: query and fragment are added after hydration.
 */
export function useLoginUrl(): string {
  const { locale, settings } = useSiteContext();
  const { pathname, search, hash } = useLocation();
  const queryAndHash = useIsHydrated() ? `${search}${hash}` : '';
  return toLoginUrl(useTixBaseUrl(), locale, `${settings.origin}${pathname}${queryAndHash}`);
}
