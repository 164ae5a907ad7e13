import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from '#ui/components/lesson-embed.module.css';
import { isFrameMessage, presentationAsked } from '#ui/components/lesson-message.ts';

interface LessonEmbedProps {
  /** What the lesson is called; the frame's name. */
  readonly title: string;
  /** The lesson player's address, the language included. */
  readonly url: string;
}

/** What the player may do. It keeps its own origin, by which its messages are known; that origin is never ours. */
const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

/** The lesson player in a frame; when it presents, it takes the whole window (LAYOUT-15). */
export function LessonEmbed({ title, url }: LessonEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isFull, setFull] = useState(false);
  useFrameMessages(frame, url, (message) => {
    if (presentationAsked(message)) setFull((was) => !was);
  });
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-full={isFull ? 'yes' : undefined}
      title={title}
      src={url}
      sandbox={permissions}
      allow="autoplay; fullscreen"
      loading="lazy"
    />
  );
}

/** Hears what a frame says, and nobody else: a message counts only if it comes from that frame's own window and origin. */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: unknown) => void,
): void {
  const hear = useRef(onMessage);
  useEffect(() => {
    hear.current = onMessage;
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      if (isFrameMessage(event, { url, window: frame.current?.contentWindow })) hear.current(event.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, url]);
}
