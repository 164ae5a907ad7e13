import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { createPlainClickHandler } from '#ui/kit/plain-click-handler.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useVisitorServicesCaller } from '#ui/kit/visitor.tsx';

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
  const { locale, settings, ticketing, addresses } = useSite();
  const { pathname, search, hash } = useLocation();
  const { login } = ticketing.capabilities;
  const run = useVisitorServicesCaller();
  const queryAndHash = useIsHydrated() ? `${search}${hash}` : '';
  const returnUrl = `${settings.origin}${pathname}${queryAndHash}`;
  const href = login === 'none' ? null : addresses.login(locale, returnUrl);
  if (href === null) return null;
  if (login === 'address') return { href };
  const goToPreparedLogin = createPlainClickHandler(() =>
    run((services) => {
      void services.ticketing
        .prepareLogin(locale, returnUrl)
        .then((url) => window.location.assign(url ?? href));
    }),
  );
  return { href, onClick: goToPreparedLogin };
}
