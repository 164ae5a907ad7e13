import { pickFigureByHash } from '#ui/figure/figure.ts';
import { formatClipTime } from '#ui/format/clip-time.ts';
import { useSite } from '#ui/kit/site.tsx';
import waveformStyles from '#ui/components/audio-waveform.module.css';
import styles from '#ui/components/playback-seek-bar.module.css';
import stringStyles from '#ui/components/vibrating-progress-string.module.css';

interface PlaybackSeekBarProps {
  /** Determines the string of a recording without a waveform. */
  readonly id: string;
  readonly title: string;
  readonly peaks?: readonly number[] | undefined;
  readonly isPlaying: boolean;
  /** In seconds. */
  readonly position: number;
  /** In seconds; 0 until it is known. */
  readonly duration: number;
  readonly onSeek: (seconds: number) => void;
}

/** How far a clip has been played, with a slider to seek, and the time. */
export function PlaybackSeekBar(props: PlaybackSeekBarProps) {
  const { id, title, peaks, isPlaying, position, duration, onSeek } = props;
  const { t } = useSite();
  const played = duration > 0 ? position / duration : 0;
  return (
    <>
      <div className={styles.track} data-script="only">
        {peaks ? (
          <AudioWaveform peaks={peaks} played={played} />
        ) : (
          <VibratingProgressString id={id} isSounding={isPlaying} played={played} />
        )}
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(duration))}
          step={1}
          value={Math.floor(position)}
          disabled={duration === 0}
          aria-label={t('audio.place', { title })}
          aria-valuetext={t('audio.placeText', {
            at: formatClipTime(position),
            length: formatClipTime(duration),
          })}
          onChange={({ currentTarget: { valueAsNumber } }) => onSeek(valueAsNumber)}
        />
      </div>
      <p className={styles.time} data-script="only" aria-hidden="true">
        {duration > 0 ? `${formatClipTime(position)} / ${formatClipTime(duration)}` : formatClipTime(0)}
      </p>
    </>
  );
}

interface AudioWaveformProps {
  /** From 0 to 100. */
  readonly peaks: readonly number[];
  /** The played fraction, 0 to 1. */
  readonly played: number;
}

const height = 44;

/** The waveform of a clip, one bar for each peak; the played part is darker. Decorative, hidden from screen readers. */
function AudioWaveform({ peaks, played }: AudioWaveformProps) {
  const path = toWaveformPath(peaks);
  return (
    <svg
      className={waveformStyles.waveform}
      viewBox={`0 0 ${2 * peaks.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={waveformStyles.rest} d={path} />
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

interface VibratingProgressStringProps {
  /** Determines the number of half waves of the string. */
  readonly id: string;
  readonly isSounding: boolean;
  /** The played fraction, 0 to 1. */
  readonly played: number;
}

const width = 600;

/** The progress track of a clip: a string that vibrates while the clip plays. Decorative, hidden from screen readers. */
function VibratingProgressString({ id, isSounding, played }: VibratingProgressStringProps) {
  const path = stringPath(5 + (pickFigureByHash(id).number % 5));
  return (
    <svg
      className={stringStyles.string}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-sounding={isSounding ? 'yes' : undefined}
    >
      <path className={stringStyles.rest} d={path} />
      <g {...(played > 0 && { style: { clipPath: `inset(-100% ${(1 - played) * 100}% -100% 0)` } })}>
        <path className={stringStyles.played} d={path} {...(played === 0 && { visibility: 'hidden' })} />
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
