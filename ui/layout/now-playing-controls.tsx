import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { formatClipTime } from '#ui/format/clip-time.ts';
import { useRootAttribute } from '#ui/kit/root-attributes.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useAudioStore } from '#ui/kit/use-audio-store.ts';
import { useFocusAfterRemoval } from '#ui/kit/use-focus-after-removal.ts';
import styles from '#ui/layout/now-playing-controls.module.css';

/**
 * The controls of a clip that goes on after its page was left (AUDIO-4), so that a visitor can always stop the sound (WCAG 1.4.2).
 * Nothing is shown while the page itself shows the clip.
 */
export const NowPlayingControls = observer(function NowPlayingControls() {
  const { t } = useSite();
  const audio = useAudioStore();
  const area = useRef<HTMLElement>(null);
  const playback = audio.playbackElsewhere;
  useFocusAfterRemoval(area, 'button');
  useRootAttribute('data-now-playing', playback !== null);
  if (!playback) return <section ref={area} hidden />;
  const { id, title } = playback.clip;
  const isPlaying = audio.isPlaying(id);
  return (
    <section ref={area} className={styles.bar} aria-label={t('audio.nowPlaying')} data-print="no">
      <button
        type="button"
        aria-label={t(isPlaying ? 'audio.pause' : 'audio.play', { title })}
        onClick={() => audio.toggle(id)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <p className={styles.title} role="status">
        {playback.isMissing ? t('audio.missing') : title}
      </p>
      <p className={styles.time} aria-hidden="true">
        {formatClipTime(playback.position)} / {formatClipTime(playback.duration)}
      </p>
      <button type="button" aria-label={t('audio.stop', { title })} onClick={() => audio.close(id)}>
        <Icon name="x" />
      </button>
    </section>
  );
});
