import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { loginUrl } from '#domain/session/session.ts';
import { useSessionSlot } from '#ui/kit/session-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useAwake } from '#ui/kit/use-awake.ts';

const EnvironmentContext = createContext<TixEnvironment>('tix');

interface TicketingEnvironmentProps {
  readonly environment: TixEnvironment;
  readonly children: ReactNode;
}

/** The ticketing that a part of the site speaks to (SALE-8): its links lead there, and the visitor's session is that one's. */
export function TicketingEnvironment({ environment, children }: TicketingEnvironmentProps) {
  const { locale } = useSite();
  const slot = useSessionSlot();
  useEffect(
    () => slot?.wish((session) => session.comeTo({ environment, locale })),
    [slot, environment, locale],
  );
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

/** The address of the ticketing this page speaks to, without slash at the end. */
export function useTixUrl(): string {
  const { settings } = useSite();
  return useContext(EnvironmentContext) === 'education' ? settings.tixEducationUrl : settings.tixUrl;
}

/**
 * Where a visitor logs in, and comes back from to this very page (TIX-4). The server knows the page and not all of the address, so
 * that without scripts one comes back to the page as it first stands; with them to its query and its fragment too.
 */
export function useLoginUrl(): string {
  const { locale, settings } = useSite();
  const { pathname, search, hash } = useLocation();
  const rest = useAwake() ? `${search}${hash}` : '';
  return loginUrl(useTixUrl(), locale, `${settings.origin}${pathname}${rest}`);
}
