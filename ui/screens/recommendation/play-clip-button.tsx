import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState, type RefObject, useEffect } from 'react';
import type { QuestionSound } from '#domain/page/questionnaire.ts';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useAudioStore } from '#ui/kit/use-audio-store.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';
import styles from '#ui/screens/recommendation/play-clip-button.module.css';

interface PlayClipButtonProps {
  readonly id: string;
  /** The question or the answer, for screen readers. */
  readonly title: string;
  readonly sound: QuestionSound;
  readonly onPlayback: (action: 'play' | 'pause' | 'end', element: HTMLAudioElement) => void;
}

/**
 * A button that plays a clip, with its duration or the time left. One clip plays at a time in the tab (AUDIO-1). The audio is
 * requested with CORS so that its loudness can be measured; if its server does not allow that, without.
 */
export const PlayClipButton = observer(function PlayClipButton({
  id,
  title,
  sound,
  onPlayback,
}: PlayClipButtonProps) {
  const { locale } = useSite();
  const { url, duration: knownDuration = 0 } = sound;
  const element = useRef<HTMLAudioElement>(null);
  const [hasCors, setHasCors] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(knownDuration));
  const audio = useRegisterAudioElement(
    element,
    id,
    useCallback(() => setMissing(true), []),
  );
  const isPlaying = audio.isPlaying(id) && !isMissing;
  const updateSecondsLeft = ({
    currentTarget: { currentTime, duration },
  }: {
    currentTarget: HTMLAudioElement;
  }): void => setSecondsLeft(Math.ceil((Number.isFinite(duration) ? duration : knownDuration) - currentTime));
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
        <ListenLabel isMissing={isMissing} isPlaying={isPlaying} secondsLeft={secondsLeft} />
        <span className="visually-hidden">: {title}</span>
      </button>
      {sound.title && <span className={styles.piece}>{pickTextInLocale(locale, sound.title)}</span>}
      <audio
        key={hasCors ? 'cors' : 'noCors'}
        ref={element}
        preload="metadata"
        src={url}
        {...(hasCors && { crossOrigin: 'anonymous' })}
        onError={() => (hasCors ? setHasCors(false) : setMissing(true))}
        onDurationChange={updateSecondsLeft}
        onTimeUpdate={updateSecondsLeft}
        onPlay={({ currentTarget }) => onPlayback('play', currentTarget)}
        onPause={({ currentTarget }) => currentTarget.ended || onPlayback('pause', currentTarget)}
        onEnded={({ currentTarget }) => {
          onPlayback('end', currentTarget);
          audio.end(id);
        }}
      />
    </span>
  );
});

interface ListenLabelProps {
  readonly isMissing: boolean;
  readonly isPlaying: boolean;
  readonly secondsLeft: number;
}

function ListenLabel({ isMissing, isPlaying, secondsLeft }: ListenLabelProps) {
  const { t } = useSite();
  if (isMissing) return t('keuzehulp.mute');
  if (secondsLeft === 0) return t(isPlaying ? 'keuzehulp.sounding' : 'keuzehulp.listen');
  return t(isPlaying ? 'keuzehulp.soundingFor' : 'keuzehulp.listenFor', { seconds: secondsLeft });
}

/**
 * Registers an audio element with the tab's audio store while it is on the page. Calls `onRefused` if the browser refuses to
 * play it.
 */
function useRegisterAudioElement(
  element: RefObject<HTMLAudioElement | null>,
  id: string,
  onRefused: () => void,
): AudioStore {
  const audio = useAudioStore();
  useEffect(() => {
    const initialElement = element.current;
    if (!initialElement) return;
    let lastElement = initialElement;
    // React may replace the element. After the clip is unmounted the ref is null, and the last element is paused.
    const player = (): HTMLAudioElement => {
      lastElement = element.current ?? lastElement;
      return lastElement;
    };
    return audio.register(id, {
      play: () => {
        player()
          .play()
          .catch((cause: unknown) => {
            // A pause before playback has started is not an error.
            if (cause instanceof DOMException && cause.name === 'AbortError') return;
            audio.pause(id);
            onRefused();
          });
      },
      pause: () => player().pause(),
      rewind: () => {
        player().currentTime = 0;
      },
    });
  }, [audio, element, id, onRefused]);
  return audio;
}
