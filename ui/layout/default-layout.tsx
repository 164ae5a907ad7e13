import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#domain/page/page.ts';
import styles from '#ui/layout/default-layout.module.css';
import { SiteFooter } from '#ui/layout/site-footer.tsx';
import { SiteHeader } from '#ui/layout/site-header.tsx';

export interface DefaultLayoutProps {
  /** The page shown; null on error pages that the CMS does not know. */
  readonly page: Page | null;
  readonly children: ReactNode;
}

/** Skip link, header, the page, footer (LAYOUT-1). A page with a cover lays the header over its own stock. */
export function DefaultLayout({ page, children }: DefaultLayoutProps) {
  const { t } = useTranslation();
  const cover = page?.kind === 'event' ? (page.event.theme ?? page.theme ?? 'petrol') : undefined;
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('site.skip')}
      </a>
      <div className={styles.stage} data-theme={cover ?? page?.theme ?? 'petrol'} data-cover={cover && 'yes'}>
        <SiteHeader page={page} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  );
}
