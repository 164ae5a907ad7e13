import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import { CmsGuardToken } from '#adapters/guarding/cms-guard.token.ts';
import { costClasses } from '#adapters/http-server/admission/cost-limits.ts';
import type { GaugeValues } from '#adapters/http-server/operation/metrics.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** Reads the current values of the gauges. */
export function readGauges({ world, pages: { stats }, admission }: Pipeline): GaugeValues {
  const { running, queued } = admission.load('page');
  return {
    pages: stats.pages,
    pageBytes: stats.bytes,
    renders: running + queued,
    isSharedCacheDown: world.get(SharedCache).state === 'down',
    running: Object.fromEntries(costClasses.map((cost) => [cost, admission.load(cost).running])),
    queued: Object.fromEntries(costClasses.map((cost) => [cost, admission.load(cost).queued])),
    dataCacheEntries: world.get(DataCacheToken).states,
    openCircuits: Object.fromEntries(
      Object.entries(world.get(CmsGuardToken).states).map(([kind, state]) => [kind, state === 'open']),
    ),
  };
}
