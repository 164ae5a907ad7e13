import { useLocation } from 'react-router-dom';
import type { EventCard } from '#domain/event/event.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { toPhoneUrl } from '#domain/page/global.ts';
import type { ErrorPage } from '#domain/page/page.ts';
import { Button } from '#ui/components/button.tsx';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { formatDocumentTitle } from '#ui/head/page-head.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import styles from '#ui/screens/error/error.module.css';

interface ErrorScreenProps {
  readonly status: number;
  /** The CMS page of this error; null if it has none, then bundled texts are shown (ERROR-1). */
  readonly page: ErrorPage | null;
  /** The next concerts, if they could be loaded. */
  readonly coming: readonly EventCard[];
}

/**
 * An error page: what happened, and where to go on (ERROR-1). The heading is the same for every CMS page; the page's title is below it,
 * unless it repeats the heading.
 */
export function ErrorScreen({ status, page, coming }: ErrorScreenProps) {
  const { t, global } = useSite();
  const { key } = useLocation();
  const offlineWords = useOfflineMessage(key);
  const offline = status >= 500 ? offlineWords : null;
  const cmsPage = offline ? null : page;
  const title = offline?.title ?? t(status === 404 ? 'error.404.title' : 'error.other.title');
  const isUnexplainedRemoval = status === 410 && cmsPage?.statusCode !== 410;
  const pageTitle = cmsPage?.title.trim();
  const lead = isUnexplainedRemoval ? t('error.410.title') : pageTitle !== title && pageTitle;
  return (
    <article>
      <div data-theme="petrol">
        <title>{formatDocumentTitle(global?.site.name ?? '', title)}</title>
        <meta name="robots" content="noindex" />
        <PageHead page={{ title }} kicker={!offline && t('error.code', { code: status })} />
        <div className={`${styles.more} wrap stack`}>
          <div className={styles.words}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {cmsPage && cmsPage.introduction.length > 0 ? (
              <Prose text={cmsPage.introduction} />
            ) : (
              <p>{offline?.text ?? t(toTextKey(status))}</p>
            )}
            {!cmsPage && status >= 500 && <BoxOfficePhone />}
            {cmsPage && <Prose text={cmsPage.description} />}
          </div>
          <NextSteps status={status} />
        </div>
      </div>
      {coming.length > 0 && (
        <Section title={t('error.coming')}>
          <CompactConcertList events={coming} isDated />
        </Section>
      )}
    </article>
  );
}

/** The phone number of the box office, where no page of the CMS states it. */
function BoxOfficePhone() {
  const { t, global } = useSite();
  const phone = global?.address?.phone;
  return (
    phone && (
      <p>
        {t('error.call')} <Link href={toPhoneUrl(phone)}>{phone}</Link>
      </p>
    )
  );
}

/** A search for concerts, and links: a retry after a failure, the home page, the calendar. */
function NextSteps({ status }: Pick<ErrorScreenProps, 'status'>) {
  const { t, global, locale } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      {global && (
        <form
          className={`${styles.search} cluster`}
          action={global.globalPages.eventOverview.url}
          role="search"
        >
          <TextField
            label={t('events.search')}
            name="keyword"
            type="search"
            placeholder={t('events.searchHint')}
          />
          <Button type="submit" look="line">
            {t('error.search')}
          </Button>
        </form>
      )}
      <ul className={`${styles.actions} cluster`}>
        {status >= 500 && (
          <li>
            <Link href={pathname}>{t('error.retry')}</Link>
          </li>
        )}
        <li>
          <Link href={toLocalePath(locale, '/')}>{t('error.home')}</Link>
        </li>
        {global && (
          <li>
            <Link href={global.globalPages.eventOverview.url}>{t('error.events')}</Link>
          </li>
        )}
      </ul>
    </>
  );
}

function toTextKey(status: number) {
  if (status === 404) return 'error.404.text';
  return status === 410 ? 'error.410.text' : 'error.other.text';
}
