import { reaction } from 'mobx';
import { ConsentStoreToken, ExperimentsStoreToken, TrackingStoreToken } from '#src/di/counting.module.ts';
import type { World } from '#src/di/world.ts';
import type { CountingSlot } from '#ui/kit/counting-context.tsx';
import type { CountingView } from '#ui/stores/counting-view.ts';

/** Starts tracking and experiments, and connects them to the page; the consent store runs already. Waiting events are pushed when the document goes. */
export function startCounting(world: World, slot: CountingSlot, browser: Window): void {
  const consent = world.get(ConsentStoreToken);
  const experiments = world.get(ExperimentsStoreToken);
  const tracking = world.get(TrackingStoreToken);
  experiments.start();
  tracking.start();
  browser.addEventListener('pagehide', tracking.flush);
  const present = (): CountingView => ({ ...consent.view, experiments: experiments.experiments });
  let view = present();
  slot.attach({
    current: () => view,
    subscribe: (changed) =>
      reaction(present, (now) => {
        view = now;
        changed();
      }),
    track: tracking.track,
    answer: consent.answer,
    askAgain: consent.askAgain,
    leaveOpen: consent.leaveOpen,
  });
}
