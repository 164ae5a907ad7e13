import { type ReactNode, useState } from 'react';
import { toAbsoluteUrl } from '#domain/link/classified-link.ts';
import type { Page } from '#domain/page/page.ts';
import type { IconName } from '#ui/components/icon-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { toPageCalendarPath, toWebcalUrl } from '#ui/head/calendar-path.ts';
import { copyTextToClipboard, type ShareOutcome, shareOrCopy } from '#ui/kit/share-or-copy.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import styles from '#ui/components/page-actions.module.css';

interface PageActionsProps {
  readonly page: Pick<Page, 'title' | 'url' | 'kind'>;
  /** False for a concert that is not played at the time on its page. */
  readonly hasCalendar?: boolean;
}

/** Actions for a page: add to the calendar, share, copy the link, print. The calendar link needs no script. */
export function PageActions({ page, hasCalendar = true }: PageActionsProps) {
  const { t, settings } = useSite();
  const { origin } = settings;
  const { canShare, shared, share, copy, print } = useShare(page.title, toAbsoluteUrl(page.url, origin));
  const calendar = toPageCalendarPath(page.url);
  return (
    <div className={`${styles.actions} wrap cluster`} data-print="no">
      {hasCalendar && page.kind === 'event' && (
        <a href={calendar} type="text/calendar">
          <Icon name="calendar" /> {t('sharing.calendar')}
        </a>
      )}
      {hasCalendar && page.kind !== 'event' && (
        <a href={toWebcalUrl(calendar, origin)}>
          <Icon name="calendar" /> {t('sharing.subscribe')}
        </a>
      )}
      {canShare && (
        <ShareButton icon="share" onPress={share}>
          {t('sharing.share')}
        </ShareButton>
      )}
      <ShareButton icon="external" onPress={copy}>
        {t('sharing.copy')}
      </ShareButton>
      <ShareButton icon="print" onPress={print}>
        {t('sharing.print')}
      </ShareButton>
      <p role="status">
        {shared === 'copied' && t('sharing.copied')}
        {shared === 'refused' && t('sharing.notCopied')}
      </p>
    </div>
  );
}

function ShareButton({
  icon,
  onPress,
  children,
}: {
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" onClick={onPress}>
      <Icon name={icon} /> {children}
    </button>
  );
}

interface Sharing {
  /** Whether the browser can share (Web Share API); false before hydration. */
  readonly canShare: boolean;
  /** The outcome of the last share or copy, for the live region; null before the first. */
  readonly shared: ShareOutcome | null;
  share(): void;
  copy(): void;
  print(): void;
}

/** Shares a page: through the system's share sheet, the clipboard, or the printer. It is not tracked. */
function useShare(title: string, url: string): Sharing {
  const [shared, setShared] = useState<ShareOutcome | null>(null);
  const isHydrated = useIsHydrated();
  return {
    canShare: isHydrated && typeof navigator.share === 'function',
    shared,
    share: () => void shareOrCopy({ title, url }, url).then(setShared),
    copy: () => void copyTextToClipboard(url).then(setShared),
    print: () => window.print(),
  };
}
