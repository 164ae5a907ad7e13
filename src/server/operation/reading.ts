import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { type Guards, GuardsToken } from '#src/di/server-tier.ts';
import type { World } from '#src/di/world.ts';
import type { Admission } from '#src/server/admission/admission.ts';
import { costClasses } from '#src/server/admission/cost-limits.ts';
import type { Reading } from '#src/server/operation/meters.ts';
import type { PageDesk } from '#src/server/pages/page-desk.ts';

/** The site's gauges, as they stand now. */
export function readingOf(world: World, desk: PageDesk, admission: Admission): Reading {
  const { prints, bytes, drawing } = desk.figures;
  const guards: Guards = world.get(GuardsToken);
  const cache: RememberingCache = world.get(CacheToken);
  return {
    prints,
    printBytes: bytes,
    drawing,
    running: Object.fromEntries(costClasses.map((cost) => [cost, admission.load(cost).running])),
    queued: Object.fromEntries(costClasses.map((cost) => [cost, admission.load(cost).queued])),
    answers: cache.states,
    leftAlone: {
      cms: guards.cms.state === 'leftAlone',
      search: guards.search.state === 'leftAlone',
    },
  };
}
