import type { ReactNode } from 'react';
import { useSite } from '#ui/kit/site-context.tsx';
import '#ui/theme/theme.css';

/** The document around everything. Stylesheets, preloads and scripts are put in by the server, which knows the build. */
export function Document({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>{children}</body>
    </html>
  );
}
