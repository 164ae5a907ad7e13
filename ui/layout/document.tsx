import type { ReactNode } from 'react';
import { shapePath } from '#domain/figure/figure-path.ts';
import { useSite } from '#ui/kit/site-context.tsx';

/** The figure that stands for the hall where there is no room for its name. */
const houseShape = 4;

/** The document around everything. Stylesheets, preloads and scripts are put in by the server, which knows the build. */
export function Document({ children }: { readonly children: ReactNode }) {
  const { locale } = useSite();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={shapePath(houseShape, 'petrol')} />
      </head>
      <body>{children}</body>
    </html>
  );
}
