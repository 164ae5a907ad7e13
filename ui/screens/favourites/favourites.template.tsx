import { observer } from 'mobx-react-lite';
import { useMemo, useRef, type ReactNode } from 'react';
import type { FavouritesByMonth } from '#domain/favourites/favourites-by-month.ts';
import { toPlainText, type RichTextTree } from '#domain/media/rich-text.ts';
import type { Page, PageOf } from '#domain/page/page.ts';
import { toFirstDayOfMonth } from '#domain/time/hall-day.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { ConcertFigureList } from '#ui/components/concert-figure-list.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { PendingMessage, StateMessage } from '#ui/components/state-message.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusAfterRemoval } from '#ui/kit/use-focus-after-removal.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useFavouritesView, useSession, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import { FavouritesExportActions } from '#ui/screens/favourites/favourites-export-actions.tsx';
import { type FavouritesViewModel, favouritesBinding } from '#ui/screens/favourites/favourites.view-model.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/favourites/favourites-list.module.css';

/** The visitor's favourites (TPL-11, FAV-4), with a cover like that of a series. */
const View = observer(function View({ page }: TemplateProps<PageOf<'favorites'>, null>) {
  const { locale } = useSite();
  const { favourites } = useFavouritesView();
  const viewModel = useViewModel(favouritesBinding, (create) => create(favourites));
  usePassDataToViewModel(
    viewModel,
    useMemo(() => ({ favourites, locale }), [favourites, locale]),
  );
  const area = useRef<HTMLElement>(null);
  useFocusAfterRemoval(area, 'button[aria-pressed]');
  return (
    <article ref={area} data-theme={page.theme ?? 'purple'}>
      <PageMetadata page={page} isHidden />
      <PageHead page={page} surface="cover" subtitle={page.subtitle ?? toPlainText(page.introduction)}>
        <ComingConcerts page={page} viewModel={viewModel} />
      </PageHead>
      <Content page={page} viewModel={viewModel} />
    </article>
  );
});

interface FavouritesProps {
  readonly page: PageOf<'favorites'>;
  readonly viewModel: FavouritesViewModel;
}

/** The figures of the coming concerts. */
const ComingConcerts = observer(function ComingConcerts({ page, viewModel }: FavouritesProps) {
  const { t } = useSite();
  const coming = viewModel.season?.months.flatMap(({ events }) => events) ?? [];
  if (coming.length === 0) return null;
  return (
    <ConcertFigureList
      label={t('favourites.season')}
      events={coming}
      theme={page.theme ?? 'purple'}
      look="wall"
    />
  );
});

/** The list, or the reason why there is none. */
const Content = observer(function Content({ page, viewModel }: FavouritesProps) {
  const isHydrated = useIsHydrated();
  const { status } = useSession();
  const { favourites, season } = viewModel;
  if (!isHydrated || (favourites.kind === 'inactive' && status === 'pending'))
    return <FavouritesPendingMessage />;
  if (favourites.kind === 'inactive')
    return status === 'unavailable' ? (
      <FavouritesSessionUnavailableMessage />
    ) : (
      <FavouritesLoggedOutMessage />
    );
  if (favourites.kind === 'unknown' || viewModel.isUnavailable)
    return <FavouritesUnavailableMessage viewModel={viewModel} />;
  if (favourites.kind === 'ready' && favourites.desired.length === 0)
    return <FavouritesEmptyMessage text={page.emptyText} />;
  if (!season) return <FavouritesPendingMessage />;
  return <FavouritesList season={season} viewModel={viewModel} page={page} />;
});

interface FavouritesListProps {
  readonly season: FavouritesByMonth;
  readonly viewModel: FavouritesViewModel;
  /** The page of favourites. */
  readonly page: Pick<Page, 'title' | 'url'>;
}

/** The list: its actions, then the concerts by month. */
const FavouritesList = observer(function FavouritesList({ season, viewModel, page }: FavouritesListProps) {
  const { t, formats } = useSite();
  const coming = season.months.flatMap(({ events }) => events);
  return (
    <>
      <div className={`${styles.summary} wrap split`}>
        <p className={styles.count} role="status">
          {t('favourites.count', { count: coming.length })}
        </p>
        {coming.length > 0 && <FavouritesExportActions events={coming} page={page} />}
      </div>
      {season.months.map(({ month, events }) => (
        <Section key={month} title={formats.month(toFirstDayOfMonth(month))}>
          <ConcertList events={events} className={styles.concerts} />
        </Section>
      ))}
      {season.past.length > 0 && (
        <Section title={t('favourites.past')}>
          <ConcertList events={season.past} className={styles.concerts} />
        </Section>
      )}
      {viewModel.missingCount > 0 && (
        <p className="wrap part muted">{t('favourites.missing', { count: viewModel.missingCount })}</p>
      )}
    </>
  );
});

/** The session is pending. Without scripts it stays so; then the login is shown. */
function FavouritesPendingMessage() {
  return (
    <PendingMessage text={useSite().t('favourites.waiting')}>
      <FavouritesLoggedOutMessage />
    </PendingMessage>
  );
}

/** Why to log in, and the login link. */
function FavouritesLoggedOutMessage() {
  const { t } = useSite();
  return (
    <StateMessage title={t('favourites.login.title')}>
      <p>{t('favourites.login.text')}</p>
      <p className="cluster">
        <LoginLink>{t('favourites.login.button')}</LoginLink>
        <CalendarLink>{t('favourites.login.browse')}</CalendarLink>
      </p>
    </StateMessage>
  );
}

/** Ticketing does not answer, so the visitor is unknown. */
function FavouritesSessionUnavailableMessage() {
  const { t } = useSite();
  return (
    <StateMessage title={t('favourites.silent.title')}>
      <p>{t('favourites.silent.text')}</p>
      <p className="cluster">
        <LoginLink look="line">{t('favourites.login.button')}</LoginLink>
        <CalendarLink>{t('favourites.login.browse')}</CalendarLink>
      </p>
    </StateMessage>
  );
}

function FavouritesUnavailableMessage({ viewModel }: { readonly viewModel: FavouritesViewModel }) {
  const { t } = useSite();
  const run = useVisitorServicesCaller();
  const retry = (): void => {
    if (viewModel.isUnavailable) void viewModel.retry();
    else run((visitor) => visitor.favourites.requestList());
  };
  return (
    <StateMessage title={t('favourites.unknown.title')}>
      <p>{t('favourites.unknown.text')}</p>
      <p>
        <Button onClick={retry}>{t('favourites.unknown.retry')}</Button>
      </p>
    </StateMessage>
  );
}

/** An empty list, with the editors' text. */
function FavouritesEmptyMessage({ text }: { readonly text: RichTextTree }) {
  const { t } = useSite();
  return (
    <StateMessage title={t('favourites.empty.title')}>
      <Prose text={text} />
      <p>
        <CalendarLink>{t('favourites.empty.browse')}</CalendarLink>
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

/** The visitor's favourites (TPL-11). The server renders the page without them, because only the browser knows the visitor. */
export const favouritesTemplate = defineTemplate<'favorites'>({
  source: 'ui/screens/favourites/favourites.template.tsx',
  cover: ({ theme = 'purple' }) => theme,
  sitemap: 'never',
  load: async () => null,
  words: ['personal'],
  View,
});
