import type { MouseEvent } from 'react';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useVisitorServicesCaller } from '#ui/kit/visitor.tsx';

/** A link to log in. */
export interface LoginLinkAttributes {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * The link to log in, after which the visitor returns to this page (TIX-4); null if the ticketing has no login. Query and fragment of the page
 * are added at the click, so that the link does not render again when they change. A login that has to be prepared is prepared then.
 */
export function useLoginLink(pathname: string): LoginLinkAttributes | null {
  const { locale, settings, ticketing, addresses } = useSite();
  const { login } = ticketing.capabilities;
  const run = useVisitorServicesCaller();
  const toReturnUrl = (queryAndHash: string) => `${settings.origin}${pathname}${queryAndHash}`;
  const href = login === 'none' ? null : addresses.login(locale, toReturnUrl(''));
  if (href === null) return null;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const returnUrl = toReturnUrl(`${location.search}${location.hash}`);
    const url = addresses.login(locale, returnUrl) ?? href;
    event.currentTarget.href = url;
    if (login === 'address') return;
    const goToPreparedLogin = createPlainClickHandler(() =>
      run((services) => {
        void services.ticketing
          .prepareLogin(locale, returnUrl)
          .then((preparedUrl) => window.location.assign(preparedUrl ?? url));
      }),
    );
    goToPreparedLogin(event);
  };
  return { href, onClick };
}
