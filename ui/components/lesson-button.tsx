import { useState, type RefObject, useEffect, useRef } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { toLessonUrl, isMessageFromFrame, isPresentationModeMessage } from '#ui/components/lesson-message.ts';
import { Modal } from '#ui/components/modal.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/lesson-embed.module.css';

interface LessonButtonProps {
  readonly title: string;
  /** The lesson's URL, without the language. */
  readonly url: string;
  readonly language: string;
}

/**
 * A button that opens the lesson player over the page (LAYOUT-15). Without scripts, and on a site without a lesson player, it links to the
 * lesson's own page.
 */
export function LessonButton({ title, url, language }: LessonButtonProps) {
  const { t, settings } = useSite();
  const [isOpen, setOpen] = useState(false);
  const lessonUrl = toLessonUrl(url, language);
  if (settings.lessonUrl === '') return <ButtonLink href={lessonUrl}>{t('lesson.open')}</ButtonLink>;
  return (
    <>
      <ButtonLink href={lessonUrl} onClick={createPlainClickHandler(() => setOpen(true))}>
        {t('lesson.open')}
      </ButtonLink>
      <Modal
        name={title}
        visible={isOpen}
        closeLabel={t('lesson.close')}
        width="small"
        onClose={() => setOpen(false)}
      >
        <LessonEmbed title={title} url={lessonUrl} />
      </Modal>
    </>
  );
}

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
function LessonEmbed({ title, url }: LessonEmbedProps) {
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
