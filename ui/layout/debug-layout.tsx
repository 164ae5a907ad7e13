import type { ReactNode } from 'react';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { formatDocumentTitle } from '#ui/head/page-head.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';

/** The layout of the debug pages: links between them, without header and footer, and `noindex`. */
export function DebugLayout({ children }: { readonly children: ReactNode }) {
  const { t, global, locale } = useSite();
  return (
    <>
      <title>{formatDocumentTitle(global?.site.name ?? '', t('debug.title'))}</title>
      <meta name="robots" content="noindex" />
      <nav className="wrap part cluster" aria-label={t('debug.title')}>
        <Link href={toLocalePath(locale, '/')}>{t('breadcrumbs.home')}</Link>
        <Link href={toLocalePath(locale, '/debug')}>{t('debug.sheet')}</Link>
        <Link href={toLocalePath(locale, '/debug/buttons')}>{t('debug.buttons')}</Link>
        <Link href={toLocalePath(locale, '/debug/favorites')}>{t('debug.favorites')}</Link>
        <Link href={toLocalePath(locale, '/debug/link')}>{t('debug.link')}</Link>
      </nav>
      <main id="main" tabIndex={-1} data-theme="petrol">
        {children}
      </main>
    </>
  );
}
