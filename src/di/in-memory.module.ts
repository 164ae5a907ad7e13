import { ContainerModule } from 'inversify';
import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { InMemoryNewsletter } from '#adapters/in-memory/in-memory-newsletter.adapter.ts';
import { InMemoryOverviewIndex } from '#adapters/in-memory/in-memory-overview-index.adapter.ts';
import { InMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { InMemorySharedCache } from '#adapters/in-memory/in-memory-shared-cache.adapter.ts';
import { InMemorySiteIndex } from '#adapters/in-memory/in-memory-site-index.adapter.ts';
import { IndexedOverviews } from '#adapters/indexed-search/indexed-overviews.adapter.ts';
import { IndexedSearch } from '#adapters/indexed-search/indexed-search.adapter.ts';
import { IndexedSiteSearch } from '#adapters/indexed-search/indexed-site-search.adapter.ts';
import { ConsoleLogger } from '#adapters/system/console-logger.adapter.ts';
import { StillNavigator } from '#adapters/system/still-navigator.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { NewsletterPort } from '#ports/newsletter.port.ts';
import { OverviewIndexPort } from '#ports/overview-index.port.ts';
import { OverviewsPort } from '#ports/overviews.port.ts';
import { Random } from '#ports/random.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { SiteIndexPort } from '#ports/site-index.port.ts';
import { SiteSearchPort } from '#ports/site-search.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { provide } from '#src/di/provide.ts';
import { Templates, TemplatesToken } from '#src/templates/templates.ts';
import { Phrasebook, PhrasebookToken } from '#ui/words/phrasebook.ts';

export interface InMemoryWorld {
  readonly hall: Hall;
  readonly settings: SiteSettings;
  /** Replaces the machine's clock, for a world that stands still. */
  readonly clock?: Clock;
  readonly navigator?: Navigator;
  readonly logger?: Logger;
  /** Replaces the hall's own CMS, as for a world in which it is away. */
  readonly cms?: CmsPort;
  readonly index?: SearchIndexPort;
  readonly overviewIndex?: OverviewIndexPort;
  readonly siteIndex?: SiteIndexPort;
}

/** A whole hall without a network: every port over one hall in memory. */
export function inMemoryModule(world: InMemoryWorld): ContainerModule {
  const { hall, settings, clock, navigator, logger, cms, index, overviewIndex, siteIndex } = world;
  return new ContainerModule((bind) => {
    provide(bind, Settings, () => settings, []).inSingletonScope();
    provide(bind, Clock, () => clock ?? new SystemClock(), []).inSingletonScope();
    provide(bind, Timer, () => new SystemTimer(), []).inSingletonScope();
    provide(bind, Random, () => new SystemRandom(), []).inSingletonScope();
    provide(bind, Logger, () => logger ?? new ConsoleLogger(), []).inSingletonScope();
    provide(bind, Navigator, () => navigator ?? new StillNavigator(), []).inSingletonScope();
    provide(bind, SharedCache, () => new InMemorySharedCache(), []).inSingletonScope();
    provide(bind, CmsPort, () => cms ?? new InMemoryCms(hall), []).inSingletonScope();
    provide(bind, SearchIndexPort, () => index ?? new InMemorySearchIndex(hall), []).inSingletonScope();
    provide(
      bind,
      SearchPort,
      (found: SearchIndexPort, pages: CmsPort, log: Logger) =>
        new IndexedSearch({ index: found, cms: pages, logger: log }),
      [SearchIndexPort, CmsPort, Logger],
    ).inSingletonScope();
    provide(
      bind,
      OverviewIndexPort,
      () => overviewIndex ?? new InMemoryOverviewIndex(hall),
      [],
    ).inSingletonScope();
    provide(bind, SiteIndexPort, () => siteIndex ?? new InMemorySiteIndex(hall), []).inSingletonScope();
    provide(
      bind,
      OverviewsPort,
      (found: OverviewIndexPort, pages: CmsPort, log: Logger) =>
        new IndexedOverviews({ index: found, cms: pages, logger: log }),
      [OverviewIndexPort, CmsPort, Logger],
    ).inSingletonScope();
    provide(
      bind,
      SiteSearchPort,
      (found: SiteIndexPort, pages: CmsPort, log: Logger) =>
        new IndexedSiteSearch({ index: found, cms: pages, logger: log }),
      [SiteIndexPort, CmsPort, Logger],
    ).inSingletonScope();
    provide(bind, NewsletterPort, () => new InMemoryNewsletter(), []).inSingletonScope();
    provide(bind, TemplatesToken, () => new Templates(), []).inSingletonScope();
    provide(bind, PhrasebookToken, (log: Logger) => new Phrasebook(log), [Logger]).inSingletonScope();
  });
}
