import { type RefCallback, useCallback, useMemo, useState } from 'react';
import { friendsLotteryTag } from '#domain/pricing/prices.ts';
import { InView } from '#ui/kit/in-view.ts';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSession, useTags, useVisitorServices } from '#ui/kit/visitor-context.tsx';
import type { VipCardChecker } from '#ui/stores/vip-card.view-model.ts';

const VipCardForm = lazyComponent(
  async () => (await import('#ui/components/vip-card-form.tsx')).VipCardForm,
  ['personal', 'forms'],
);

/** Where the number of a VIP card is checked (TIX-7), once ticketing has been heard of. */
export function VipCard() {
  const { status } = useSession();
  return status === 'pending' ? null : <Checking />;
}

/** The form comes when its place does. A visitor with the card on their account is spared it; one whose card was just checked still reads so. */
function Checking() {
  const run = useVisitorServices();
  const isKnown = useTags().includes(friendsLotteryTag);
  const [wasKnown] = useState(isKnown);
  const [place, isSeen] = useSeen();
  const checker = useMemo(
    (): VipCardChecker => ({
      checkVipCard: (number) =>
        new Promise((resolve) => {
          run(({ ticketing }) => void ticketing.checkVipCard(number).then(resolve));
        }),
    }),
    [run],
  );
  if (wasKnown) return null;
  return <div ref={place}>{isSeen && <VipCardForm checker={checker} />}</div>;
}

/** So far beyond the window's edge a place already counts as in view: what it waits for has half a screen's time to come. */
const earlyMargin = '50% 0px';

/** A place on the page, and whether it has ever been in view, or nearly: a part far down need not come before (LAYOUT-17). */
function useSeen(): readonly [RefCallback<Element>, boolean] {
  const [isSeen, setSeen] = useState(false);
  const place = useCallback((element: Element | null) => {
    if (!element) return;
    const views = new InView(() => setSeen(true), { rootMargin: earlyMargin });
    views.watch(element);
    return () => views.stop();
  }, []);
  return [place, isSeen];
}
