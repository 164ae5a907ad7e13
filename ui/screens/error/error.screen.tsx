import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localPath } from '#domain/locale/locale-routes.ts';
import { documentTitle } from '#domain/page/document-title.ts';
import { errorTitleOf } from '#domain/page/error-page.ts';
import type { ErrorPage } from '#domain/page/page.ts';
import { RichText } from '#ui/components/rich-text.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';
import styles from '#ui/screens/error/error.module.css';

export interface ErrorScreenProps {
  readonly status: number;
  /** What the CMS says about this error; null where it says nothing, and bundled words stand in (ERROR-1). */
  readonly page: ErrorPage | null;
}

/** A page that helps: what happened, and the ways on (ERROR-1). */
export function ErrorScreen({ status, page }: ErrorScreenProps) {
  const { t } = useTranslation();
  const { global, locale } = useSite();
  const { pathname } = useLocation();
  const title =
    page?.title ?? t(errorTitleOf(status) === 'notAvailable' ? 'error.404.title' : 'error.other.title');
  return (
    <article className={styles.error}>
      <title>{documentTitle(global?.site.name ?? '', title)}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code}>{t('error.code', { code: status })}</p>
      <h1>{title}</h1>
      <div className={styles.words}>
        {page && page.introduction.length > 0 ? (
          <RichText text={page.introduction} />
        ) : (
          <p>{t(textOf(status))}</p>
        )}
        {page && <RichText text={page.description} />}
      </div>
      <ul className={styles.ways}>
        {status >= 500 && (
          <li>
            <SiteLink href={pathname}>{t('error.retry')}</SiteLink>
          </li>
        )}
        <li>
          <SiteLink href={localPath(locale, '/')}>{t('error.home')}</SiteLink>
        </li>
        {global && (
          <li>
            <SiteLink href={global.globalPages.eventOverview.url}>{t('error.events')}</SiteLink>
          </li>
        )}
      </ul>
    </article>
  );
}

function textOf(status: number) {
  if (status === 404) return 'error.404.text';
  return status === 410 ? 'error.410.text' : 'error.other.text';
}
