import { useState } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { LessonEmbed } from '#ui/components/lesson-embed.tsx';
import { toLessonUrl } from '#ui/components/lesson-message.ts';
import { Modal } from '#ui/components/modal.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';

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
