import { useRef, useState } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { PlaybackSeekBar } from '#ui/components/playback-seek-bar.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useTranslate } from '#ui/words/use-words.tsx';
import styles from '#ui/components/film-player.module.css';

interface FilmPlayerProps {
  readonly url: string;
  readonly title: string;
  readonly poster: string | undefined;
}

/**
 * A film of the site with the controls of its clips: play, seek, and the full screen, where the browser's own are shown. Those are also
 * shown before hydration and without scripts.
 */
export function FilmPlayer({ url, title, poster }: FilmPlayerProps) {
  const t = useTranslate();
  const isHydrated = useIsHydrated();
  const { ref, events, film } = useFilm();
  return (
    <div className={styles.film}>
      <video
        ref={ref}
        controls={!isHydrated || film.isFullScreen}
        playsInline
        preload="none"
        src={url}
        poster={poster}
        aria-label={title}
        data-still={film.isStarted ? undefined : 'yes'}
        onClick={film.isFullScreen ? undefined : film.toggle}
        {...events}
      />
      <div className={styles.controls} data-surface="cover" data-print="no">
        <button
          type="button"
          aria-label={t(film.isPlaying ? 'audio.pause' : 'audio.play', { title })}
          onClick={film.toggle}
        >
          <Icon name={film.isPlaying ? 'pause' : 'play'} />
        </button>
        <PlaybackSeekBar
          id={url}
          title={title}
          isPlaying={film.isPlaying}
          position={film.position}
          duration={film.duration}
          onSeek={film.seek}
        />
        <button type="button" aria-label={t('film.fullScreen', { title })} onClick={film.enlarge}>
          <Icon name="expand" />
        </button>
      </div>
    </div>
  );
}

/** The state of a video element, by its own events, and what its controls do. */
function useFilm() {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [isFullScreen, setFullScreen] = useState(false);
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(0);
  const events = {
    onPlay: () => setPlaying(true),
    onPlaying: () => setStarted(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: () => setPosition(ref.current?.currentTime ?? 0),
    onDurationChange: () => setDuration(toKnownDuration(ref.current?.duration)),
    onFullscreenChange: () => setFullScreen(document.fullscreenElement === ref.current),
  };
  const toggle = (): void => {
    const video = ref.current;
    if (video?.paused) void video.play().catch(() => setPlaying(false));
    else video?.pause();
  };
  const seek = (seconds: number): void => {
    if (ref.current) ref.current.currentTime = seconds;
  };
  const enlarge = (): void => void ref.current?.requestFullscreen?.().catch(() => setFullScreen(false));
  return {
    ref,
    events,
    film: { isPlaying, isStarted, isFullScreen, position, duration, toggle, seek, enlarge },
  };
}

/** A stream has no end, and a film that is not loaded no known one. */
function toKnownDuration(seconds = 0): number {
  return Number.isFinite(seconds) ? seconds : 0;
}
