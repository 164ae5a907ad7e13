import { observer } from 'mobx-react-lite';
import type { Clip } from '#domain/page/block.ts';
import styles from '#ui/components/audio-clip.module.css';
import { AudioProgressString } from '#ui/components/audio-progress-string.tsx';
import { AudioWaveform } from '#ui/components/audio-waveform.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { formatClipTime } from '#ui/format/clip-time.ts';
import { useClipPlayback } from '#ui/kit/use-clip-playback.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface AudioClipProps {
  readonly clip: Clip;
}

/**
 * A clip to play, pause and seek; one plays at a time in the whole tab (AUDIO-1), and it goes on when the page is left (AUDIO-4).
 * Without scripts the browser's own player is shown.
 */
export const AudioClip = observer(function AudioClip({ clip }: AudioClipProps) {
  const { id, title, url, credit } = clip;
  const t = useTranslate();
  const { audio, playback } = useClipPlayback(clip);
  const { position, duration, isMissing } = playback;
  const isPlaying = audio.isPlaying(id) && !isMissing;
  return (
    <div className={styles.clip} role="group" aria-label={title}>
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'audio.pause' : 'audio.play', { title })}
        onClick={() => audio.toggle(id)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <p className={styles.title}>
        {title}
        {credit && <small>{credit}</small>}
      </p>
      <Track
        clip={clip}
        isPlaying={isPlaying}
        position={position}
        duration={duration}
        onSeek={(seconds) => audio.playbackOf(clip).seek(seconds)}
      />
      <p className={styles.time} aria-hidden="true">
        {duration > 0 ? `${formatClipTime(position)} / ${formatClipTime(duration)}` : formatClipTime(0)}
      </p>
      <p className={styles.missing} role="status">
        {isMissing && t('audio.missing')}
      </p>
      <noscript>
        <audio controls preload="metadata" src={url} aria-label={title} />
      </noscript>
    </div>
  );
});

interface TrackProps {
  readonly clip: Clip;
  readonly isPlaying: boolean;
  /** In seconds. */
  readonly position: number;
  /** In seconds; 0 until it is known. */
  readonly duration: number;
  readonly onSeek: (seconds: number) => void;
}

/** How far a clip has been played, with a slider to seek. */
function Track({ clip: { id, title, peaks }, isPlaying, position, duration, onSeek }: TrackProps) {
  const t = useTranslate();
  const played = duration > 0 ? position / duration : 0;
  return (
    <div className={styles.track}>
      {peaks ? (
        <AudioWaveform peaks={peaks} played={played} />
      ) : (
        <AudioProgressString id={id} isSounding={isPlaying} played={played} />
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
  );
}
