import { type RefObject, useEffect, useRef, useState } from 'react';
import { isMessageFromFrame, isPresentationModeMessage } from '#ui/components/lesson-message.ts';
import styles from '#ui/components/lesson-embed.module.css';

interface LessonEmbedProps {
  /** The lesson's title, and the frame's accessible name. */
  readonly title: string;
  /** The lesson player's URL, including the language. */
  readonly url: string;
}

/**
 * The sandbox permissions of the player. It needs its own origin, by which its messages are verified; that origin is never
 * the site's.
 */
const sandboxPermissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

/** The lesson player in an iframe; in presentation mode it fills the window (LAYOUT-15). */
export function LessonEmbed({ title, url }: LessonEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isFull, setFull] = useState(false);
  useFrameMessages(frame, url, (message) => {
    if (isPresentationModeMessage(message)) setFull((isFullNow) => !isFullNow);
  });
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-full={isFull ? 'yes' : undefined}
      title={title}
      src={url}
      sandbox={sandboxPermissions}
      allow="autoplay; fullscreen"
      loading="lazy"
    />
  );
}

/** Handles the messages of a frame; messages from another window or origin are ignored. */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: unknown) => void,
): void {
  const handlerRef = useRef(onMessage);
  useEffect(() => {
    handlerRef.current = onMessage;
  });
  useEffect(() => {
    const onWindowMessage = (event: MessageEvent): void => {
      if (isMessageFromFrame(event, { url, window: frame.current?.contentWindow }))
        handlerRef.current(event.data);
    };
    window.addEventListener('message', onWindowMessage);
    return () => window.removeEventListener('message', onWindowMessage);
  }, [frame, url]);
}
