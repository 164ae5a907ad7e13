import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoginLink } from '#ui/kit/use-login-link.ts';
import styles from '#ui/components/button.module.css';

interface LoginLinkProps {
  readonly look?: 'solid' | 'line' | 'text';
  readonly size?: 'usual' | 'small';
  /** The accessible name, if the text alone is unclear. */
  readonly label?: string;
  /** Opens a new tab, so that the fields of a form are not lost; a prepared login needs this tab's storage, so it stays here. */
  readonly opensNewTab?: boolean;
  readonly children: ReactNode;
}

/**
 * A link to log in at the ticketing site and return to this page (TIX-4). Unlike other external links it opens in the same
 * tab, so that what session storage holds is still there afterwards (FAV-2). Nothing if the ticketing has no login.
 */
export function LoginLink({
  look = 'solid',
  size = 'usual',
  label,
  opensNewTab = false,
  children,
}: LoginLinkProps) {
  const login = useLoginLink(useLocation().pathname);
  if (!login) return null;
  return (
    <a
      {...login}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      className={styles.button}
      data-look={look}
      data-size={size}
      aria-label={label}
    >
      {children}
    </a>
  );
}
