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
  /** The page shown; null on error pages that the CMS does not know. */
  readonly page: Page | null;
  /** The page asked for could not be had (ERROR-2). */
  readonly hasFailed?: boolean;
  readonly children: ReactNode;
}

/** Skip link, header, the bar of small windows, the page, footer (LAYOUT-1). A page with a cover lays the header over its own stock. */
export function DefaultLayout({ page, hasFailed = false, children }: DefaultLayoutProps) {
  const t = useWords();
  const { pathname } = useLocation();
  useArrival();
  const cover = coverTheme(page);
  return (
    <>
      <ProgressBar hasFailed={hasFailed} />
      <a className={styles.skip} href="#main">
        {t('site.skip')}
      </a>
      <div className={styles.stage} data-theme={cover ?? page?.theme ?? 'petrol'} data-cover={cover && 'yes'}>
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
