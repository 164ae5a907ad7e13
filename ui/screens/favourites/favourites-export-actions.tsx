import { useState } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import { toOrderUrl } from '#domain/event/order-url.ts';
import type { Page } from '#domain/page/page.ts';
import { WriteCalendarFile } from '#ports/calendar-file.port.ts';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { createCalendarWords } from '#ui/format/calendar-words.ts';
import { type ShareOutcome, shareOrCopy } from '#ui/kit/share-or-copy.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTags } from '#ui/kit/visitor.tsx';
import { defineBinding } from '#ui/stores/binding.ts';
import styles from '#ui/screens/favourites/favourites-list.module.css';

interface FavouritesExportActionsProps {
  readonly events: readonly EventCard[];
  /** The page of favourites. */
  readonly page: Pick<Page, 'title' | 'url'>;
}

const calendarFileBinding = defineBinding('CalendarFile', [WriteCalendarFile], (write) => write);

/**
 * Actions for the list: download a calendar file, share, print. They contain the concerts, the calendar also the starts of sales to come,
 * and no personal data. The calendar is made in the browser, because the server does not know the list; its code is loaded when it is requested.
 */
export function FavouritesExportActions({ events, page: { title, url } }: FavouritesExportActionsProps) {
  const {
    t,
    global,
    locale,
    now: renderedAt,
    settings,
    addresses: ticketing,
    formats,
    visitor,
    resolve,
  } = useSite();
  const tags = useCustomerTags();
  const hall = global?.site.name ?? '';
  const { origin } = settings;
  const [outcome, setOutcome] = useState<ShareOutcome | 'calendarFailed' | null>(null);
  const download = async (): Promise<void> => {
    try {
      const text = await resolve(calendarFileBinding)({
        name: title,
        url: new URL(url, origin).href,
        events,
        tags,
        now: visitor?.current().offerClock?.now() ?? renderedAt,
        origin,
        toOrderUrl: (event) => toOrderUrl(event, ticketing, locale),
        words: createCalendarWords(t, formats, global),
      });
      downloadTextFile(text, `${title}.ics`, 'text/calendar');
      setOutcome(null);
    } catch {
      setOutcome('calendarFailed');
    }
  };
  const lines = events.map((event) =>
    [formats.shortDateTime(event.starts), event.title, event.room?.title, new URL(event.url, origin).href]
      .filter(Boolean)
      .join(' · '),
  );
  const send = async (): Promise<void> => {
    const name = t('favourites.shareText', { hall });
    const text = `${name}\n\n${lines.join('\n')}`;
    setOutcome(await shareOrCopy({ title: name, text }, text));
  };
  return (
    <div className="cluster" data-print="no">
      <Button look="line" size="small" onClick={() => void download()}>
        <Icon name="calendar" /> {t('favourites.calendar')}
      </Button>
      <Button look="line" size="small" onClick={() => void send()}>
        <Icon name="share" /> {t('favourites.share')}
      </Button>
      <Button look="line" size="small" onClick={() => window.print()}>
        <Icon name="print" /> {t('favourites.print')}
      </Button>
      <p className={styles.copied} role="status">
        {outcome === 'copied' && t('favourites.shared')}
        {outcome === 'refused' && t('favourites.notShared')}
        {outcome === 'calendarFailed' && t('favourites.noCalendar')}
      </p>
    </div>
  );
}

/** Lets the browser download a text as a file with a name and a media type. */
function downloadTextFile(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser reads the URL when the click is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
