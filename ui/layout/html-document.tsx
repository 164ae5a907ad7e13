import type { ReactNode } from 'react';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { hallFigureImagePath } from '#ui/figure/figure-image-path.ts';
import { useSite } from '#ui/kit/site.tsx';

/** The HTML document. The server adds stylesheets, preloads and scripts, because it knows the build. */
export function HtmlDocument({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite();
  return (
    // Scripts set attributes before and after hydration.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" type="image/svg+xml" sizes="any" href={hallFigureImagePath} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={toLocalePath(locale, '/manifest.webmanifest')} />
      </head>
      <body>{children}</body>
    </html>
  );
}
