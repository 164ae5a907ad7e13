import styles from '#ui/components/audio-waveform.module.css';

interface AudioWaveformProps {
  /** From 0 to 100. */
  readonly peaks: readonly number[];
  /** The played fraction, 0 to 1. */
  readonly played: number;
}

const height = 44;

/** The waveform of a clip, one bar for each peak; the played part is darker. Decorative, hidden from screen readers. */
export function AudioWaveform({ peaks, played }: AudioWaveformProps) {
  const path = toWaveformPath(peaks);
  return (
    <svg
      className={styles.waveform}
      viewBox={`0 0 ${2 * peaks.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.rest} d={path} />
      {played > 0 && <path d={path} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }} />}
    </svg>
  );
}

/** The SVG path of the bars, two units apart. Their height is the square root of the peak, so that soft passages are visible too. */
function toWaveformPath(peaks: readonly number[]): string {
  return peaks
    .map((peak, index) => {
      const half = Math.max(1, Math.round((Math.sqrt(peak / 100) * height) / 2));
      return `M${2 * index + 1} ${height / 2 - half}v${2 * half}`;
    })
    .join('');
}
