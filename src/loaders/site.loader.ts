import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import type { Instant } from '#domain/time/instant.ts';
import { containerContext, toLoaderContext } from '#src/loaders/loader-context.ts';
import { SiteTranslationsToken } from '#ui/words/site-translations.ts';

/** The data that all pages of a visit share. */
export interface SiteData {
  readonly locale: Locale;
  readonly now: Instant;
  readonly settings: PublicSettings;
  /** Null while the CMS is down: the site is rendered without menus (ERROR-1). */
  readonly global: Global | null;
}

export async function loadSite(args: LoaderFunctionArgs): Promise<SiteData> {
  const { cms, locale, logger, now, settings, signal } = toLoaderContext(args);
  const words = args.context.get(containerContext).get(SiteTranslationsToken).load(locale);
  const globalRequest = cms.global({ locale }, signal).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    logger.error('site.global-unreachable', { locale }, cause);
    return null;
  });
  const [global] = await Promise.all([globalRequest, words]);
  return { locale, now, settings, global };
}
