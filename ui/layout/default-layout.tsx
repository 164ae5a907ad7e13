import { memo, type ReactNode } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import type { Theme } from '#domain/media/theme.ts';
import type { Page } from '#domain/page/page.ts';
import { useSite } from '#ui/kit/site.tsx';
import { BottomNavigation } from '#ui/layout/bottom-navigation.tsx';
import { ConsentStrip } from '#ui/layout/consent-strip.tsx';
import { EditorToolsWhenEnabled } from '#ui/layout/editor-tools-when-enabled.tsx';
import { NavigationProgressBar } from '#ui/layout/navigation-progress-bar.tsx';
import { SiteFooter } from '#ui/layout/site-footer.tsx';
import { SiteHeader } from '#ui/layout/site-header.tsx';
import { useFocusOnNavigate } from '#ui/layout/use-focus-on-navigate.ts';
import { useMenuClosing } from '#ui/layout/use-menu-closing.ts';
import styles from '#ui/layout/default-layout.module.css';

interface DefaultLayoutProps {
  /** The path of the address. */
  readonly pathname: string;
  /** The page; null on error pages without a CMS page. */
  readonly page: Page | null;
  /** The theme of the page's cover; undefined for a page without a cover. */
  readonly coverTheme?: Theme | undefined;
  /** The requested page could not be loaded (ERROR-2). */
  readonly hasFailed?: boolean;
  readonly children: ReactNode;
}

/**
 * Skip link, consent question, editors' panel, header, quick bar of small windows, page and footer (LAYOUT-1). On a page with a cover, the header has the
 * cover's theme. It stands above the data of the page: it renders again only for another page.
 */
export const DefaultLayout = memo(function DefaultLayout(props: DefaultLayoutProps) {
  const { pathname, page, coverTheme, hasFailed = false, children } = props;
  const { t } = useSite();
  return (
    <>
      <NavigationProgressBar hasFailed={hasFailed} />
      <a className={styles.skip} href="#main">
        {t('site.skip')}
      </a>
      <LoadFailureMessage />
      <ConsentStrip />
      <EditorToolsWhenEnabled page={page} part="panel" />
      <div
        className={styles.stage}
        data-theme={coverTheme ?? page?.theme ?? 'petrol'}
        data-cover={coverTheme && 'yes'}
      >
        <SiteHeader page={page} pathname={pathname} />
        <BottomNavigation pathname={pathname} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <SiteFooter hasNewsletter={page?.content.some(({ kind }) => kind === 'newsletter') ?? false} />
      <EditorToolsWhenEnabled page={page} part="preview" />
      <NavigationEffects />
      <ScrollRestoration />
    </>
  );
});

/** What a navigation does to menus and focus. */
function NavigationEffects() {
  useMenuClosing(useLocation().key);
  useFocusOnNavigate();
  return null;
}

/** An empty reference: the page itself. */
const ownAddress = '';

/**
 * States that the code of the page could not be loaded. Hidden in every document; the inline script `schedule-hydration.ts` shows it if
 * a reload did not help (ROUTE-12), and finds it by its id.
 */
function LoadFailureMessage() {
  const { t } = useSite();
  return (
    <p id="load-failure" className={styles.failure} role="alert" hidden>
      {t('site.loadFailed')} <a href={ownAddress}>{t('error.retry')}</a>
    </p>
  );
}
