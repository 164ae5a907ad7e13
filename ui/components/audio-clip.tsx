import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import type { Clip } from '#domain/page/block.ts';
import styles from '#ui/components/audio-clip.module.css';
import { Icon } from '#ui/components/icon.tsx';
import { SoundingString } from '#ui/components/sounding-string.tsx';
import { clipTime } from '#ui/format/clip-time.ts';
import { usePlayer } from '#ui/kit/use-player.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface AudioClipProps {
  readonly clip: Clip;
}

/** Where in a clip one is, in seconds; `length` is 0 until it is known. */
interface Place {
  readonly at: number;
  readonly length: number;
}

/**
 * A sound to play, pause and search through: one at a time in the whole tab (AUDIO-1). Under it lies the browser's own
 * player, which is what there is without scripts.
 */
export const AudioClip = observer(function AudioClip({ clip: { id, title, url } }: AudioClipProps) {
  const t = useWords();
  const element = useRef<HTMLAudioElement>(null);
  const [place, setPlace] = useState<Place>({ at: 0, length: 0 });
  const [isMissing, setMissing] = useState(false);
  const audio = usePlayer(
    element,
    id,
    useCallback(() => setMissing(true), []),
  );
  const isPlaying = audio.isPlaying(id) && !isMissing;
  const look = ({ currentTarget: { currentTime, duration } }: { currentTarget: HTMLAudioElement }) =>
    setPlace({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 });
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
      <div className={styles.track}>
        <SoundingString
          id={id}
          isSounding={isPlaying}
          played={place.length > 0 ? place.at / place.length : 0}
        />
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(place.length))}
          step={1}
          value={Math.floor(place.at)}
          disabled={place.length === 0}
          aria-label={t('audio.place', { title })}
          aria-valuetext={t('audio.placeText', { at: clipTime(place.at), length: clipTime(place.length) })}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            if (element.current) element.current.currentTime = valueAsNumber;
          }}
        />
      </div>
      <p className={styles.time} aria-hidden="true">
        {place.length > 0 ? `${clipTime(place.at)} / ${clipTime(place.length)}` : clipTime(0)}
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
        onTimeUpdate={look}
        onDurationChange={look}
        onSeeked={look}
        onEnded={() => audio.end(id)}
        onPlay={() => audio.play(id)}
        onPause={({ currentTarget }) => currentTarget.paused && audio.pause(id)}
      />
    </div>
  );
});
