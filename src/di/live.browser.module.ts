import { createCachedQueries, runCachedQuery } from '#adapters/caching/cached-queries.ts';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { DataRouterNavigator, type Navigate } from '#adapters/data-router/data-router-navigator.adapter.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { GatewayClock } from '#adapters/web-gateway/gateway-clock.adapter.ts';
import { createGatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { cmsDefinitions, editorDefinitions } from '#domain/queries/cms-queries.ts';
import { searchDefinitions } from '#domain/queries/search-queries.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { DeviceClockToken, GatewayClockToken } from '#src/di/browser-clock-tokens.ts';
import { createBrowserCms } from '#src/di/cms.browser.ts';
import { DataCacheToken } from '#src/di/data-cache-token.ts';
import { provideTicketingSite } from '#src/di/ticketing.ts';
import { provide, type World, type WorldModule } from '#src/di/world.ts';
import { Templates, TemplatesToken } from '#src/templates/templates.ts';
import { SiteTranslations, SiteTranslationsToken } from '#ui/words/site-translations.ts';

interface LiveBrowserOptions {
  readonly settings: PublicSettings;
  /** The origin of the page, which also serves the gateway. */
  readonly origin: string;
  readonly goTo: Navigate;
}

/** After this timeout of the clock synchronization the device's clock is used. */
const clockTimeoutMs = 2000;

/** The world in a visitor's browser: CMS and search through the site's gateway, which has the tokens and the shared cache. */
export function liveBrowserModule({ settings, origin, goTo }: LiveBrowserOptions): WorldModule {
  return (bind) => {
    const gateway = { origin, fetch: globalThis.fetch.bind(globalThis), timeoutMs: 10_000 };
    provide(bind, Settings, () => settings, []).inSingletonScope();
    provideTicketingSite(bind);
    provide(bind, DeviceClockToken, () => new SystemClock(), []).inSingletonScope();
    provide(
      bind,
      GatewayClockToken,
      (device: Clock) =>
        new GatewayClock({ ...gateway, timeoutMs: clockTimeoutMs, device, isOnline: () => navigator.onLine }),
      [DeviceClockToken],
    ).inSingletonScope();
    provide(bind, Clock, (clock: GatewayClock) => clock, [GatewayClockToken]).inSingletonScope();
    provide(bind, Timer, () => new SystemTimer(), []).inSingletonScope();
    provide(bind, Random, () => new SystemRandom(), []).inSingletonScope();
    provide(bind, Logger, () => new ConsoleLogger(), []).inSingletonScope();
    provide(bind, Navigator, () => new DataRouterNavigator(goTo), []).inSingletonScope();
    provide(
      bind,
      DataCacheToken,
      (clock: Clock, timer: Timer, logger: Logger) =>
        new DataCache({ clock, timer, logger, retriesSoon: true }),
      [DeviceClockToken, Timer, Logger],
    ).inSingletonScope();
    provide(
      bind,
      CmsPort,
      (cache: DataCache, logger: Logger) => {
        const cms = createBrowserCms(gateway, settings.cmsUrl, logger);
        return {
          ...cms,
          ...createCachedQueries(cms, cmsDefinitions, cache),
          ...createCachedQueries(cms, editorDefinitions, cache),
        };
      },
      [DataCacheToken, Logger],
    ).inSingletonScope();
    provide(
      bind,
      SearchPort,
      (cache: DataCache, logger: Logger) =>
        createCachedQueries(
          createGatewayQueries(searchDefinitions, { ...gateway, logger }),
          searchDefinitions,
          cache,
        ),
      [DataCacheToken, Logger],
    ).inSingletonScope();
    provide(bind, TemplatesToken, () => new Templates(), []).inSingletonScope();
    provide(bind, SiteTranslationsToken, (logger: Logger) => new SiteTranslations(logger), [
      Logger,
    ]).inSingletonScope();
  };
}

/**
 * Caches the page of the document, so that a filter on it requests only the list. Without a network the list then shows its error on
 * an otherwise intact page (LIST-14).
 */
export function putPageInDataCache(
  world: World,
  { locale, uri }: { readonly locale: Locale; readonly uri: string },
  page: Page,
): void {
  const query = async () => ({ kind: 'found', value: page }) as const;
  void runCachedQuery(cmsDefinitions.page, { locale, uri }, { query, cache: world.get(DataCacheToken) });
}
