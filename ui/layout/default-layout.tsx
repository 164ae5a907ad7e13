import type { ReactNode } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import type { Page } from '#domain/page/page.ts';
import { coverTheme } from '#ui/format/cover-theme.ts';
import styles from '#ui/layout/default-layout.module.css';
import { FrameLife } from '#ui/layout/frame-life.tsx';
import { ProgressBar } from '#ui/layout/progress-bar.tsx';
import { QuickBar } from '#ui/layout/quick-bar.tsx';
import { SiteFooter } from '#ui/layout/site-footer.tsx';
import { SiteHeader } from '#ui/layout/site-header.tsx';
import { useArrival } from '#ui/layout/use-arrival.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface DefaultLayoutProps {
  /** The page; null on error pages without a CMS page. */
  readonly page: Page | null;
  /** The requested page could not be loaded (ERROR-2). */
  readonly hasFailed?: boolean;
  readonly children: ReactNode;
}

/**
 * Skip link, header, quick bar of small windows, page and footer (LAYOUT-1). On a page with a cover, the header has the
 * cover's theme.
 */
export function DefaultLayout({ page, hasFailed = false, children }: DefaultLayoutProps) {
  const t = useWords();
  const { pathname } = useLocation();
  useArrival();
  const theme = coverTheme(page);
  return (
    <>
      <ProgressBar hasFailed={hasFailed} />
      <a className={styles.skip} href="#main">
        {t('site.skip')}
      </a>
      <div className={styles.stage} data-theme={theme ?? page?.theme ?? 'petrol'} data-cover={theme && 'yes'}>
        <SiteHeader page={page} pathname={pathname} />
        <QuickBar pathname={pathname} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <SiteFooter hasNewsletter={page?.content.some(({ kind }) => kind === 'newsletter') ?? false} />
      <FrameLife page={page} />
      <ScrollRestoration />
    </>
  );
}
