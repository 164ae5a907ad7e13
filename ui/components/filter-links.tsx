import type { ReactNode } from 'react';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/filter-links.module.css';

interface FilterLink {
  readonly href: string;
  readonly children: ReactNode;
  /** Whether its view is the one that is shown. */
  readonly isShown: boolean;
  /** Handles a plain click after hydration; other ways to follow the link use the address. */
  readonly onChoose?: () => void;
}

/** Links to the views of a list of which one is shown at a time: its years, its kinds of school. */
export function FilterLinks({ links }: { readonly links: readonly FilterLink[] }) {
  return (
    <ul className={`${styles.links} cluster`}>
      {links.map(({ href, children, isShown, onChoose }, index) => (
        <li key={index}>
          <Link
            mode="filter"
            href={href}
            aria-current={isShown ? 'true' : undefined}
            {...(onChoose && { onClick: createPlainClickHandler(onChoose) })}
          >
            {children}
          </Link>
        </li>
      ))}
    </ul>
  );
}
