import { useRef } from 'react';
import type { Excerpt } from '#domain/audio/clip.ts';
import { Icon } from '#ui/components/icon.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/icon-button.module.css';

interface ExcerptButtonProps {
  readonly excerpt: Excerpt;
  /** The title of its concert. */
  readonly concert: string;
  readonly isPlaying: boolean;
  /** Whether it has a label, for a cover; in lists it is only an icon. */
  readonly hasWord?: boolean;
  readonly className?: string | undefined;
}

/** Plays and pauses the excerpt of a concert (AUDIO-5). The sound and the code of the player are loaded when it is pressed (AUDIO-6). */
export function ExcerptButton(props: ExcerptButtonProps) {
  const { excerpt, concert, isPlaying, hasWord = false, className = '' } = props;
  const { t, player } = useSite();
  const loading = useRef<HTMLAudioElement>(undefined);
  const toggle = () => {
    // Safari lets the code of the player, which has yet to arrive, play an element only if it began to load during the press.
    loading.current = player.service ? undefined : (loading.current ?? startLoading(excerpt.url));
    const element = loading.current;
    player.run((audio) => audio.toggleClip(excerpt, element));
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${hasWord ? '' : styles.sign} ${className}`}
      data-look={hasWord ? 'word' : undefined}
      aria-label={t(isPlaying ? 'excerpt.pauseTitle' : 'excerpt.playTitle', { work: excerpt.title, concert })}
      onClick={toggle}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
      {hasWord && <span>{t(isPlaying ? 'excerpt.pause' : 'excerpt.play')}</span>}
    </button>
  );
}

function startLoading(url: string): HTMLAudioElement {
  const element = new Audio(url);
  element.load();
  return element;
}
