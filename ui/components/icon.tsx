import type { IconName } from '#domain/media/icon.ts';
import styles from '#ui/components/icon.module.css';
import sheet from '#ui/components/icons.svg';

interface IconProps {
  /** One that editors may choose, or the bookmark of a kept concert. */
  readonly name: IconName | 'bookmark';
}

/** A sign beside words that say the same; screen readers pass it by (LAYOUT-14). All are drawn in one file, which pages share. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
