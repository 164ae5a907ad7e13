import { type Container, ContainerModule } from 'inversify';
import { DataCache, DataCacheToken, createCachedQueries } from '#adapters/caching/data-cache.adapter.ts';
import { DataRouterNavigator, type Navigate } from '#adapters/data-router/data-router-navigator.adapter.ts';
import { withPreviewParams } from '#adapters/http/live-preview.ts';
import { cmsDefinitions, editorDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { GatewayClock } from '#adapters/web-gateway/gateway-clock.adapter.ts';
import { createGatewayCms } from '#adapters/web-gateway/gateway-cms.adapter.ts';
import { createGatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort, type CmsQueries } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { type PublicSettings, Settings, type LivePreviewParams } from '#ports/settings.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, createToken } from '#ports/token.ts';
import { listWordFiles } from '#src/lazy-imports.ts';
import { provide } from '#src/worlds/provide.ts';
import { provideTicketingSite } from '#src/worlds/ticketing-site.ts';
import { TranslatorRegistry, TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** The device's clock, for durations: it is never adjusted. */
export const DeviceClockToken: Token<Clock> = createToken<Clock>('DeviceClock');

/** The browser's clock, synchronized with the server's; bound to `Clock` too. */
export const GatewayClockToken: Token<GatewayClock> = createToken<GatewayClock>('GatewayClock');

interface BrowserWorldOptions {
  readonly settings: PublicSettings;
  /** The origin of the page, which also serves the gateway. */
  readonly origin: string;
  readonly goTo: Navigate;
}

/** After this timeout of the clock synchronization the device's clock is used. */
const clockTimeoutMs = 2000;

/** The world in a visitor's browser: CMS and search through the site's gateway, which has the tokens and the shared cache. */
export function createBrowserWorldModule({ settings, origin, goTo }: BrowserWorldOptions): ContainerModule {
  const gateway = { origin, fetch: globalThis.fetch.bind(globalThis), timeoutMs: 10_000 };
  return new ContainerModule(({ bind }) => {
    provide(bind, Settings, [], () => settings);
    provideTicketingSite(bind);
    provide(bind, DeviceClockToken, [], () => new SystemClock());
    provide(
      bind,
      GatewayClockToken,
      [DeviceClockToken],
      (device) =>
        new GatewayClock({ ...gateway, timeoutMs: clockTimeoutMs, device, isOnline: () => navigator.onLine }),
    );
    provide(bind, Clock, [GatewayClockToken], (clock) => clock);
    provide(bind, Timer, [], () => new SystemTimer());
    provide(bind, Random, [], () => new SystemRandom());
    provide(bind, Logger, [], () => new ConsoleLogger());
    provide(bind, Navigator, [], () => new DataRouterNavigator(goTo));
    provide(
      bind,
      DataCacheToken,
      [DeviceClockToken, Timer, Logger],
      (clock, timer, logger) => new DataCache({ clock, timer, logger, retriesSoon: true }),
    );
    provide(bind, CmsPort, [DataCacheToken, Logger], (cache, logger) => {
      const cms = createGatewayCms({ ...gateway, logger }, settings.cmsUrl);
      return {
        ...cms,
        ...createCachedQueries(cms, cmsDefinitions, cache),
        ...createCachedQueries(cms, editorDefinitions, cache),
      };
    });
    provide(bind, SearchPort, [DataCacheToken, Logger], (cache, logger) =>
      createCachedQueries(
        createGatewayQueries(searchDefinitions, { ...gateway, logger }),
        searchDefinitions,
        cache,
      ),
    );
    provide(
      bind,
      TranslatorRegistryToken,
      [Logger],
      (logger) => new TranslatorRegistry(logger, listWordFiles()),
    );
  });
}

/**
 * Caches the page of the document, so that a filter on it requests only the list. Without a network the list then shows its error on
 * an otherwise intact page (LIST-14).
 */
export function putPageInDataCache(
  world: Container,
  { locale, uri }: { readonly locale: Locale; readonly uri: string },
  page: Page,
): void {
  const known: Pick<CmsQueries, 'page'> = { page: async () => ({ kind: 'found', value: page }) };
  const { page: definition } = cmsDefinitions;
  void createCachedQueries(known, { page: definition }, world.get(DataCacheToken)).page({ locale, uri });
}

/** Overrides for a tab with a live preview (CALL-2): all requests have the preview's parameters, and pages are not cached. */
export function createPreviewBrowserWorldModule(preview: LivePreviewParams, origin: string): ContainerModule {
  const fetch = globalThis.fetch.bind(globalThis);
  const gateway = { origin, fetch: withPreviewParams(fetch, preview), timeoutMs: 10_000 };
  return new ContainerModule(({ bind }) => {
    provide(bind, CmsPort, [Settings, Logger], ({ cmsUrl }, logger) =>
      createGatewayCms({ ...gateway, logger }, cmsUrl),
    );
    provide(bind, SearchPort, [Logger], (logger) =>
      createGatewayQueries(searchDefinitions, { ...gateway, logger }),
    );
    provide(
      bind,
      DataCacheToken,
      [DeviceClockToken, Timer, Logger],
      (clock, timer, logger) => new DataCache({ clock, timer, logger }),
    );
  });
}
