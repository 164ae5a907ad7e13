import styles from '#ui/components/icon.module.css';
import { type DrawnName, drawings } from '#ui/components/icon-drawings.tsx';

export interface IconProps {
  readonly name: DrawnName;
}

/** A sign beside words that say the same; screen readers pass it by (LAYOUT-14). */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
