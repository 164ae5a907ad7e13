import { pickFigureByHash } from '#ui/figure/figure.ts';
import styles from '#ui/components/vibrating-progress-string.module.css';

interface VibratingProgressStringProps {
  /** Determines the number of half waves of the string. */
  readonly id: string;
  readonly isSounding: boolean;
  /** The played fraction, 0 to 1. */
  readonly played: number;
}

const width = 600;
const height = 44;

/** The progress track of a clip: a string that vibrates while the clip plays. Decorative, hidden from screen readers. */
export function VibratingProgressString({ id, isSounding, played }: VibratingProgressStringProps) {
  const path = stringPath(5 + (pickFigureByHash(id).number % 5));
  return (
    <svg
      className={styles.string}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-sounding={isSounding ? 'yes' : undefined}
    >
      <path className={styles.rest} d={path} />
      <g {...(played > 0 && { style: { clipPath: `inset(-100% ${(1 - played) * 100}% -100% 0)` } })}>
        <path className={styles.played} d={path} {...(played === 0 && { visibility: 'hidden' })} />
      </g>
    </svg>
  );
}

/** The SVG path of a standing wave with `bows` half waves between two fixed ends. */
function stringPath(bows: number): string {
  const bowWidth = width / bows;
  const amplitude = (index: number) => (index % 2 === 0 ? -height : height) * 0.86;
  const curves = Array.from(
    { length: bows },
    (_, index) => `q${bowWidth / 2} ${amplitude(index)} ${bowWidth} 0`,
  );
  return `M0 ${height / 2}${curves.join('')}`;
}
