import type { ReactNode } from 'react';
import styles from '#ui/components/button.module.css';
import { useLoginUrl } from '#ui/kit/environment-context.tsx';

interface LoginLinkProps {
  readonly look?: 'solid' | 'line' | 'text';
  readonly size?: 'usual' | 'small';
  /** What it is called where its words alone do not say what they are about. */
  readonly label?: string;
  /** In a tab of its own, beside a form whose fields would be empty on the way back. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/**
 * The way to log in at the ticketing site, and back to this page (TIX-4). In the same tab, unlike other ways off the site: whoever
 * logs in comes back, and what the tab keeps for them is still there (FAV-2).
 */
export function LoginLink({
  look = 'solid',
  size = 'usual',
  label,
  isBeside = false,
  children,
}: LoginLinkProps) {
  return (
    <a
      href={useLoginUrl()}
      {...(isBeside && { target: '_blank', rel: 'noopener' })}
      className={styles.button}
      data-look={look}
      data-size={size}
      aria-label={label}
    >
      {children}
    </a>
  );
}
