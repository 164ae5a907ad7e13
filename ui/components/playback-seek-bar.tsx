import { AudioWaveform } from '#ui/components/audio-waveform.tsx';
import { VibratingProgressString } from '#ui/components/vibrating-progress-string.tsx';
import { formatClipTime } from '#ui/format/clip-time.ts';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/playback-seek-bar.module.css';

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
