import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What every component can read of the current page and site without props. */
interface Site {
  readonly locale: Locale;
  /** The moment for which the page is rendered; the same on the server and in hydration. */
  readonly now: Instant;
  readonly settings: PublicSettings;
  /** Null while the CMS is unavailable. */
  readonly global: Global | null;
}

const SiteContext = createContext<Site | null>(null);

export const SiteContextProvider = SiteContext.Provider;

export function useSiteContext(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No site: this component is rendered outside the layout.');
  return site;
}
