import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { Clip } from '#domain/audio/clip.ts';
import { Icon } from '#ui/components/icon.tsx';
import { PlaybackSeekBar } from '#ui/components/playback-seek-bar.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useAudioStore } from '#ui/kit/use-audio-store.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';
import type { ClipPlayback } from '#ui/stores/clip-playback.ts';
import styles from '#ui/components/audio-clip.module.css';

/** A list of clips. */
export function AudioClips({ clips }: { readonly clips: readonly Clip[] }) {
  return (
    <ul>
      {clips.map((clip) => (
        <li key={clip.id}>
          <AudioClip clip={clip} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A clip to play, pause and seek; one plays at a time in the whole tab (AUDIO-1), and it goes on when the page is left (AUDIO-4).
 * Without scripts the browser's own player is shown.
 */
const AudioClip = observer(function AudioClip({ clip }: { readonly clip: Clip }) {
  const { id, title, url, credit } = clip;
  const { t } = useSite();
  const { audio, playback } = useClipPlayback(clip);
  const { position, duration, isMissing } = playback;
  const isPlaying = audio.isPlaying(id) && !isMissing;
  return (
    <div className={styles.clip} data-print="no" role="group" aria-label={title}>
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
      <PlaybackSeekBar
        id={id}
        title={title}
        peaks={clip.peaks}
        isPlaying={isPlaying}
        position={position}
        duration={duration}
        onSeek={(seconds) => playback.seek(seconds)}
      />
      <p className={styles.missing} role="status">
        {isMissing && t('audio.missing')}
      </p>
      <noscript>
        <audio controls preload="metadata" src={url} aria-label={title} />
      </noscript>
    </div>
  );
});

/** The tab's audio store, and the playback of a clip whose controls the component shows (AUDIO-4). */
function useClipPlayback(clip: Clip): { readonly audio: AudioStore; readonly playback: ClipPlayback } {
  const audio = useAudioStore();
  const playback = useMemo(() => audio.playbackOf(clip), [audio, clip]);
  useEffect(() => audio.show(playback), [audio, playback]);
  return { audio, playback };
}
