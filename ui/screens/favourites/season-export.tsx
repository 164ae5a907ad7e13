import { useEffect, useState } from 'react';
import { toCalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { serializeCalendar } from '#domain/calendar/calendar-text.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { Page } from '#domain/page/page.ts';
import buttonStyles from '#ui/components/button.module.css';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { createCalendarWords } from '#ui/format/calendar-words.ts';
import { type ShareOutcome, shareOrCopy } from '#ui/kit/share-or-copy.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import styles from '#ui/screens/favourites/season.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

interface SeasonExportProps {
  readonly events: readonly EventCard[];
  /** The page of favourites. */
  readonly page: Pick<Page, 'title' | 'url'>;
}

/** Actions for the list: download a calendar file, share, print. They contain the concerts, and no personal data. */
export function SeasonExport({ events, page: { title, url } }: SeasonExportProps) {
  const t = useTranslate();
  const { global, now, settings } = useSiteContext();
  const formats = useFormats();
  const hall = global?.site.name ?? '';
  const { origin } = settings;
  const [shared, setShared] = useState<ShareOutcome | null>(null);
  const entries = events.map((event) => toCalendarEntry(event, origin));
  const icsText = serializeCalendar(
    { name: title, url: new URL(url, origin).href, entries },
    now,
    createCalendarWords(t, formats, global),
  );
  const calendarUrl = useTextFile(icsText, 'text/calendar');
  const lines = events.map((event) =>
    [formats.shortDateTime(event.starts), event.title, event.room?.title, new URL(event.url, origin).href]
      .filter(Boolean)
      .join(' · '),
  );
  const send = async (): Promise<void> => {
    const name = t('favourites.shareText', { hall });
    const text = `${name}\n\n${lines.join('\n')}`;
    setShared(await shareOrCopy({ title: name, text }, text));
  };
  return (
    <div className={styles.actions}>
      {calendarUrl && (
        <a
          className={buttonStyles.button}
          data-look="line"
          data-size="small"
          href={calendarUrl}
          download={`${title}.ics`}
        >
          <Icon name="calendar" /> {t('favourites.calendar')}
        </a>
      )}
      <Button look="line" size="small" onClick={() => void send()}>
        <Icon name="share" /> {t('favourites.share')}
      </Button>
      <Button look="line" size="small" onClick={() => window.print()}>
        <Icon name="print" /> {t('favourites.print')}
      </Button>
      <p className={styles.copied} role="status">
        {shared === 'copied' && t('favourites.shared')}
        {shared === 'refused' && t('favourites.notShared')}
      </p>
    </div>
  );
}

/** A blob URL of a text file, for a download link; undefined until it is created, revoked with the component. */
function useTextFile(text: string, type: string): string | undefined {
  const [objectUrl, setObjectUrl] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    queueMicrotask(() => setObjectUrl(url));
    return () => URL.revokeObjectURL(url);
  }, [text, type]);
  return objectUrl;
}
