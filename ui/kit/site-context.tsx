import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What every component may know of the visit without being told by props. */
interface Site {
  readonly locale: Locale;
  /** The moment the page was made; the server and the first paint in the browser agree on it. */
  readonly now: Instant;
  readonly settings: SiteSettings;
  /** Null while the CMS cannot be asked. */
  readonly global: Global | null;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('No site: this component is drawn outside the layout.');
  return site;
}
