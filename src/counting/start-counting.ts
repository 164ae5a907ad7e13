import { ExperimentsStoreToken, TrackingStoreToken } from '#src/di/counting.module.ts';
import type { World } from '#src/di/world.ts';

/** Starts tracking and experiments; the consent store runs already. Waiting events are pushed when the document goes. */
export function startCounting(world: World, browser: Window): void {
  const tracking = world.get(TrackingStoreToken);
  world.get(ExperimentsStoreToken).start();
  tracking.start();
  browser.addEventListener('pagehide', tracking.flush);
}
