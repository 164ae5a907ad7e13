import { figureOf } from '#domain/figure/figure.ts';
import styles from '#ui/components/sounding-string.module.css';

interface SoundingStringProps {
  /** Decides in how many parts the string vibrates. */
  readonly id: string;
  readonly isSounding: boolean;
  /** How much of the sound has passed, 0 to 1. */
  readonly played: number;
}

const width = 600;
const height = 44;

/** A string that is still while the clip is silent, and swings while it sounds. An ornament: screen readers pass it by. */
export function SoundingString({ id, isSounding, played }: SoundingStringProps) {
  const line = stringPath(5 + (figureOf(id).number % 5));
  return (
    <svg
      className={styles.string}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-sounding={isSounding ? 'yes' : undefined}
    >
      <path className={styles.rest} d={line} />
      <g {...(played > 0 && { style: { clipPath: `inset(-100% ${(1 - played) * 100}% -100% 0)` } })}>
        <path className={styles.played} d={line} {...(played === 0 && { visibility: 'hidden' })} />
      </g>
    </svg>
  );
}

/** A standing wave between two fixed ends, in so many bows. */
function stringPath(bows: number): string {
  const bow = width / bows;
  const swing = (place: number) => (place % 2 === 0 ? -height : height) * 0.86;
  const bent = Array.from({ length: bows }, (_, place) => `q${bow / 2} ${swing(place)} ${bow} 0`);
  return `M0 ${height / 2}${bent.join('')}`;
}
