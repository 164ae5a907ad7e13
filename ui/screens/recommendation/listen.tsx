import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import type { Clip } from '#domain/page/block.ts';
import { usePlayer } from '#ui/kit/use-player.ts';
import styles from '#ui/screens/recommendation/listen.module.css';
import { useWords } from '#ui/words/use-words.tsx';

interface ListenProps {
  readonly clip: Pick<Clip, 'id' | 'title' | 'url'>;
  readonly onHeard: (action: 'play' | 'pause' | 'end', element: HTMLAudioElement) => void;
}

/**
 * A sound in one line: how long it is, or how much is left. One at a time in the whole tab (AUDIO-1). It is fetched so that
 * the page may listen along; where its server does not allow that, it is fetched to be heard alone.
 */
export const Listen = observer(function Listen({ clip: { id, title, url }, onHeard }: ListenProps) {
  const element = useRef<HTMLAudioElement>(null);
  const [isShared, setShared] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const [left, setLeft] = useState(0);
  const audio = usePlayer(
    element,
    id,
    useCallback(() => setMissing(true), []),
  );
  const isPlaying = audio.isPlaying(id) && !isMissing;
  const look = ({ currentTarget: { currentTime, duration } }: { currentTarget: HTMLAudioElement }): void =>
    setLeft(Number.isFinite(duration) ? Math.ceil(duration - currentTime) : 0);
  return (
    <span className={styles.listen}>
      <button
        type="button"
        aria-pressed={isPlaying}
        onClick={() => {
          setMissing(false);
          audio.toggle(id);
        }}
      >
        <Said isMissing={isMissing} isPlaying={isPlaying} left={left} />
        <span className="visually-hidden">: {title}</span>
      </button>
      <audio
        key={isShared ? 'shared' : 'alone'}
        ref={element}
        preload="metadata"
        src={url}
        {...(isShared && { crossOrigin: 'anonymous' })}
        onError={() => (isShared ? setShared(false) : setMissing(true))}
        onDurationChange={look}
        onTimeUpdate={look}
        onPlay={({ currentTarget }) => onHeard('play', currentTarget)}
        onPause={({ currentTarget }) => currentTarget.ended || onHeard('pause', currentTarget)}
        onEnded={({ currentTarget }) => {
          onHeard('end', currentTarget);
          audio.end(id);
        }}
      />
    </span>
  );
});

interface SaidProps {
  readonly isMissing: boolean;
  readonly isPlaying: boolean;
  readonly left: number;
}

function Said({ isMissing, isPlaying, left }: SaidProps) {
  const t = useWords();
  if (isMissing) return t('keuzehulp.mute');
  if (left === 0) return t(isPlaying ? 'keuzehulp.sounding' : 'keuzehulp.listen');
  return t(isPlaying ? 'keuzehulp.soundingFor' : 'keuzehulp.listenFor', { seconds: left });
}
