import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { type CmsGuard, CmsGuardToken } from '#src/di/server-tier.ts';
import type { World } from '#src/di/world.ts';
import type { Admission } from '#src/server/admission/admission.ts';
import { costClasses } from '#src/server/admission/cost-limits.ts';
import type { Reading } from '#src/server/operation/meters.ts';
import type { PageDesk } from '#src/server/pages/page-desk.ts';

/** The site's gauges, as they stand now. */
export function readingOf(world: World, desk: PageDesk, admission: Admission): Reading {
  const { prints, bytes, drawing } = desk.figures;
  const guard: CmsGuard = world.get(CmsGuardToken);
  const cache: RememberingCache = world.get(CacheToken);
  return {
    prints,
    printBytes: bytes,
    drawing,
    running: Object.fromEntries(costClasses.map((cost) => [cost, admission.load(cost).running])),
    queued: Object.fromEntries(costClasses.map((cost) => [cost, admission.load(cost).queued])),
    answers: cache.states,
    leftAlone: Object.fromEntries(
      Object.entries(guard.states).map(([kind, state]) => [kind, state === 'leftAlone']),
    ),
  };
}
