import type { IconName } from '#ui/components/icon-names.ts';
import sprite from '#ui/components/icons.svg';
import styles from '#ui/components/icon.module.css';

interface IconProps {
  /** An icon that editors can choose, or the favourite icon. */
  readonly name: IconName | 'bookmark';
}

/**
 * A decorative icon beside a text, hidden from screen readers (LAYOUT-14). All icons are in one SVG sprite, which the browser
 * caches.
 */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
