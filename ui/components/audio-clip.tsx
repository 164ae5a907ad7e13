import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import type { Clip } from '#domain/page/block.ts';
import styles from '#ui/components/audio-clip.module.css';
import { AudioProgressString } from '#ui/components/audio-progress-string.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { formatClipTime } from '#ui/format/clip-time.ts';
import { useRegisterAudioElement } from '#ui/kit/use-register-audio-element.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface AudioClipProps {
  readonly clip: Clip;
}

/** The playback position in seconds; `length` is 0 until it is known. */
interface Position {
  readonly at: number;
  readonly length: number;
}

/**
 * A clip to play, pause and seek; one plays at a time in the whole tab (AUDIO-1). Without scripts the browser's own player is
 * shown.
 */
export const AudioClip = observer(function AudioClip({ clip: { id, title, url } }: AudioClipProps) {
  const t = useTranslate();
  const element = useRef<HTMLAudioElement>(null);
  const [position, setPosition] = useState<Position>({ at: 0, length: 0 });
  const [isMissing, setMissing] = useState(false);
  const audio = useRegisterAudioElement(
    element,
    id,
    useCallback(() => setMissing(true), []),
  );
  const isPlaying = audio.isPlaying(id) && !isMissing;
  const updatePosition = ({
    currentTarget: { currentTime, duration },
  }: {
    currentTarget: HTMLAudioElement;
  }) => setPosition({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 });
  return (
    <div className={styles.clip} role="group" aria-label={title}>
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'audio.pause' : 'audio.play', { title })}
        onClick={() => {
          setMissing(false);
          audio.toggle(id);
        }}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <p className={styles.title}>{title}</p>
      <Track
        clip={{ id, title }}
        isPlaying={isPlaying}
        position={position}
        onSeek={(seconds) => {
          if (element.current) element.current.currentTime = seconds;
        }}
      />
      <p className={styles.time} aria-hidden="true">
        {position.length > 0
          ? `${formatClipTime(position.at)} / ${formatClipTime(position.length)}`
          : formatClipTime(0)}
      </p>
      <p className={styles.missing} role="status">
        {isMissing && t('audio.missing')}
      </p>
      <audio
        ref={element}
        controls
        preload="none"
        src={url}
        aria-label={title}
        onTimeUpdate={updatePosition}
        onDurationChange={updatePosition}
        onSeeked={updatePosition}
        onEnded={() => audio.end(id)}
        onPlay={() => audio.play(id)}
        onPause={({ currentTarget }) => currentTarget.paused && audio.pause(id)}
      />
    </div>
  );
});

interface TrackProps {
  readonly clip: Pick<Clip, 'id' | 'title'>;
  readonly isPlaying: boolean;
  readonly position: Position;
  readonly onSeek: (seconds: number) => void;
}

/** How far a clip has been played, with a slider to seek. */
function Track({ clip: { id, title }, isPlaying, position: { at, length }, onSeek }: TrackProps) {
  const t = useTranslate();
  return (
    <div className={styles.track}>
      <AudioProgressString id={id} isSounding={isPlaying} played={length > 0 ? at / length : 0} />
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(at)}
        disabled={length === 0}
        aria-label={t('audio.place', { title })}
        aria-valuetext={t('audio.placeText', { at: formatClipTime(at), length: formatClipTime(length) })}
        onChange={({ currentTarget: { valueAsNumber } }) => onSeek(valueAsNumber)}
      />
    </div>
  );
}
