import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import { type Breakpoint, type Picture, pickRenditionForBreakpoint } from '#domain/media/image.ts';
import type { Global } from '#domain/page/global.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import { containerContext, createPageVisitOfLoader } from '#src/loaders/create-page-visit.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** The data that all pages of a visit share. */
export interface SiteData {
  readonly locale: Locale;
  readonly now: Instant;
  readonly settings: PublicSettings;
  /** Null while the CMS is down: the site is rendered without menus (ERROR-1). */
  readonly global: Global | null;
}

const shownGlobals = new WeakMap<Global, Global>();

export async function loadSiteData(args: LoaderFunctionArgs): Promise<SiteData> {
  const { cms, locale, logger, now, settings, signal } = createPageVisitOfLoader(args);
  const words = args.context.get(containerContext).get(TranslatorRegistryToken).load(locale);
  const globalRequest = cms.global({ locale }, signal).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    logger.error('site.global-unreachable', { locale }, cause);
    return null;
  });
  const [global] = await Promise.all([globalRequest, words]);
  return { locale, now, settings, global: global && toShownGlobal(global) };
}

/**
 * The global data as all pages show it: with the one rendition that menu and footer show of each picture, as decoration, and without
 * the error pages, which only loaders use. The same object for the same data: texts and links are memoized by its identity.
 */
function toShownGlobal(global: Global): Global {
  const known = shownGlobals.get(global);
  if (known) return known;
  const { navigation, sponsors } = global;
  const menu = navigation.menu.map((item) => ({
    ...item,
    children: item.children.map((child) => withOneRendition(child, 'sm')),
  }));
  const shown = {
    ...global,
    errorPages: [],
    navigation: { ...navigation, menu },
    sponsors: sponsors.map((sponsor) => withOneRendition(sponsor, 'xs')),
  };
  shownGlobals.set(global, shown);
  return shown;
}

function withOneRendition<Card extends { readonly image?: Picture }>(card: Card, at: Breakpoint): Card {
  const rendition = card.image && pickRenditionForBreakpoint(card.image, at);
  if (!rendition) return card;
  const { focalPoint } = card.image;
  return { ...card, image: { alt: '', renditions: { [at]: rendition }, ...(focalPoint && { focalPoint }) } };
}
