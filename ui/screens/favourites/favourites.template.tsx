import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import { toOrderUrl } from '#domain/event/order-url.ts';
import type { FavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import { toPlainText } from '#domain/media/rich-text.ts';
import type { Page, PageOf } from '#domain/page/page.ts';
import { toFirstDayOfMonth } from '#domain/time/hall-day.ts';
import { WriteCalendarFile } from '#ports/calendar-file.port.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { ConcertFigureList } from '#ui/components/concert-figure-list.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { PendingMessage, StateMessage } from '#ui/components/state-message.tsx';
import { createCalendarWords } from '#ui/format/calendar-words.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { type ShareOutcome, shareOrCopy } from '#ui/kit/share-or-copy.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusAfterRemoval } from '#ui/kit/use-focus-after-removal.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import {
  useCustomerTags,
  useFavouritesView,
  useSession,
  useVisitorServicesCaller,
} from '#ui/kit/visitor.tsx';
import { type FavouritesViewModel, favouritesBinding } from '#ui/screens/favourites/favourites.view-model.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/favourites/favourites.module.css';

/** The visitor's favourites (TPL-11, FAV-4), with a cover like that of a series: the figures of the coming concerts. */
const View = observer(function View({ page }: TemplateProps<PageOf<'favorites'>, null>) {
  const { t, locale } = useSite();
  const { favourites } = useFavouritesView();
  const viewModel = useViewModel(favouritesBinding, (create) => create(locale, favourites));
  usePassDataToViewModel(viewModel, favourites);
  const area = useRef<HTMLElement>(null);
  useFocusAfterRemoval(area, 'button[aria-pressed]');
  const { theme = 'purple', subtitle = toPlainText(page.introduction) } = page;
  const coming = viewModel.season?.months.flatMap(({ events }) => events) ?? [];
  return (
    <article ref={area} data-theme={theme}>
      <PageMetadata page={page} isHidden />
      <PageHead page={page} surface="cover" subtitle={subtitle}>
        {coming.length > 0 && (
          <ConcertFigureList label={t('favourites.season')} events={coming} theme={theme} look="wall" />
        )}
      </PageHead>
      <Content page={page} viewModel={viewModel} />
    </article>
  );
});

interface FavouritesProps {
  readonly page: PageOf<'favorites'>;
  readonly viewModel: FavouritesViewModel;
}

/** The list, or the reason why there is none. */
const Content = observer(function Content({ page, viewModel }: FavouritesProps) {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  const { status } = useSession();
  const run = useVisitorServicesCaller();
  const { favourites, season, isUnavailable } = viewModel;
  const pending = (
    <PendingMessage text={t('favourites.waiting')}>
      <LoggedOutMessage />
    </PendingMessage>
  );
  if (!isHydrated || (favourites.kind === 'inactive' && status === 'pending')) return pending;
  if (favourites.kind === 'inactive') return <LoggedOutMessage isSilent={status === 'unavailable'} />;
  if (favourites.kind === 'unknown' || isUnavailable) {
    const retry = () =>
      isUnavailable ? void viewModel.retry() : run((visitor) => visitor.favourites.requestList());
    return (
      <StateMessage title={t('favourites.unknown.title')}>
        <p>{t('favourites.unknown.text')}</p>
        <p>
          <Button onClick={retry}>{t('favourites.unknown.retry')}</Button>
        </p>
      </StateMessage>
    );
  }
  if (favourites.kind === 'ready' && favourites.desired.length === 0)
    return (
      <StateMessage title={t('favourites.empty.title')}>
        <Prose text={page.emptyText} />
        <p>
          <CalendarLink>{t('favourites.empty.browse')}</CalendarLink>
        </p>
      </StateMessage>
    );
  return season ? <List page={page} season={season} missingCount={viewModel.missingCount} /> : pending;
});

/** Why to log in, and the login link; `isSilent`: the ticketing does not answer, so the visitor is unknown. */
function LoggedOutMessage({ isSilent = false }: { readonly isSilent?: boolean }) {
  const { t } = useSite();
  const reason = isSilent ? 'silent' : 'login';
  return (
    <StateMessage title={t(`favourites.${reason}.title`)}>
      <p>{t(`favourites.${reason}.text`)}</p>
      <p className="cluster">
        <LoginLink look={isSilent ? 'line' : 'solid'}>{t('favourites.login.button')}</LoginLink>
        <CalendarLink>{t('favourites.login.browse')}</CalendarLink>
      </p>
    </StateMessage>
  );
}

function CalendarLink({ children }: { readonly children: ReactNode }) {
  const { global } = useSite();
  if (!global) return null;
  return (
    <ButtonLink look="line" href={global.globalPages.eventOverview.url}>
      {children}
    </ButtonLink>
  );
}

interface ListProps {
  readonly page: Page;
  readonly season: FavouritesByMonth;
  /** The number of favourites that have no page. */
  readonly missingCount: number;
}

/** The list: its actions, then the concerts by month. */
function List({ page, season: { months, past }, missingCount }: ListProps) {
  const { t, formats } = useSite();
  const coming = months.flatMap(({ events }) => events);
  const sections = [
    ...months.map(({ month, events }) => ({ title: formats.month(toFirstDayOfMonth(month)), events })),
    ...(past.length > 0 ? [{ title: t('favourites.past'), events: past }] : []),
  ];
  return (
    <>
      <div className={`${styles.summary} wrap split`}>
        <p className={styles.count} role="status">
          {t('favourites.count', { count: coming.length })}
        </p>
        {coming.length > 0 && <ExportActions events={coming} page={page} />}
      </div>
      {sections.map(({ title, events }) => (
        <Section key={title} title={title}>
          <ConcertList events={events} />
        </Section>
      ))}
      {missingCount > 0 && (
        <p className="wrap part muted">{t('favourites.missing', { count: missingCount })}</p>
      )}
    </>
  );
}

interface ExportActionsProps {
  readonly page: Page;
  readonly events: readonly EventCard[];
}

const calendarFileBinding = defineBinding('CalendarFile', [WriteCalendarFile], (write) => write);

/**
 * Actions for the list: download a calendar file, share, print. They contain the concerts, the calendar also the starts of sales to come,
 * and no personal data. The calendar is made in the browser, because the server does not know the list; its code is loaded when it is requested.
 */
function ExportActions({ page: { title, url }, events }: ExportActionsProps) {
  const { t, global, locale, now, settings, addresses, formats, visitor, resolve } = useSite();
  const { origin } = settings;
  const tags = useCustomerTags();
  const [outcome, setOutcome] = useState<ShareOutcome | 'calendarFailed' | null>(null);
  const download = async (): Promise<void> => {
    try {
      const text = await resolve(calendarFileBinding)({
        name: title,
        url: new URL(url, origin).href,
        events,
        tags,
        now: visitor?.current().offerClock?.now() ?? now,
        origin,
        toOrderUrl: (event) => toOrderUrl(event, addresses, locale),
        words: createCalendarWords(t, formats, global),
      });
      downloadTextFile(text, `${title}.ics`, 'text/calendar');
      setOutcome(null);
    } catch {
      setOutcome('calendarFailed');
    }
  };
  const send = async (): Promise<void> => {
    const name = t('favourites.shareText', { hall: global?.site.name ?? '' });
    const lines = events.map((event) =>
      [formats.shortDateTime(event.starts), event.title, event.room?.title, new URL(event.url, origin).href]
        .filter(Boolean)
        .join(' · '),
    );
    const text = [name, '', ...lines].join('\n');
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
      <p className="muted" role="status">
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

/** The visitor's favourites (TPL-11). The server renders the page without them, because only the browser knows the visitor. */
export const favouritesTemplate = defineTemplate<'favorites'>({
  cover: ({ theme = 'purple' }) => theme,
  sitemap: 'never',
  load: async () => null,
  words: ['personal'],
  View,
});
