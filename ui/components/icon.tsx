import type { ReactNode } from 'react';
import styles from '#ui/components/icon.module.css';

/** The signs of the house, drawn on a field of 18 by 18. */
const drawings = {
  exclamation: (
    <>
      <circle cx="9" cy="9" r="7.6" />
      <path d="M9 4.4v5.8" />
      <circle data-solid cx="9" cy="13" r="1.05" />
    </>
  ),
  lock: (
    <>
      <rect x="3" y="8" width="12" height="8.3" />
      <path d="M5.6 8V5.6a3.4 3.4 0 0 1 6.8 0V8M9 11v2.6" />
    </>
  ),
  arrow: <path d="M2 9h13M10 4l5 5-5 5" />,
  clock: (
    <>
      <circle cx="9" cy="9" r="7.6" />
      <path d="M9 4.6V9l3.2 2" />
    </>
  ),
  check: <path d="M2.5 9.5 7 14 15.5 4.500" />,
  x: <path d="M4 4l10 10M14 4L4 14" />,
  plus: <path d="M9 3v12M3 9h12" />,
  minus: <path d="M3 9h12" />,
  search: (
    <>
      <circle cx="7.5" cy="7.5" r="5.2" />
      <path d="M11.4 11.4 16.500 16.500" />
    </>
  ),
  calendar: <path d="M2 3.500h14v12.500H2zM2 7.500h14M5.500 1.500v3.500M12.500 1.500v3.500" />,
  basket: <path d="M1.500 7h15l-1.500 9H3zM5.500 7 8 2M12.500 7 10 2" />,
  bookmark: <path d="M4 1.500h10v15l-5-4-5 4z" />,
  'chevron-left': <path d="M11.500 3 5.500 9l6 6" />,
  'chevron-right': <path d="M6.500 3l6 6-6 6" />,
  'chevron-down': <path d="M3 6.500l6 6 6-6" />,
  menu: <path d="M1.500 4h15M1.500 9h15M1.500 14h9" />,
  play: <path data-solid d="M4 2.500v13l11-6.500z" />,
  pause: <path d="M5.500 3v12M12.500 3v12" />,
  person: (
    <>
      <circle cx="9" cy="5.500" r="3.500" />
      <path d="M2 16.500c.6-4.200 3.400-5.800 7-5.800s6.400 1.600 7 5.800" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as readonly IconName[];

/** A sign beside words that say the same; screen readers pass it by. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
