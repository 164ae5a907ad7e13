import { Suspense, useState } from 'react';
import { friendsLotteryTag } from '#domain/pricing/prices.ts';
import { useCheckVipCard, useSession, useTags } from '#ui/kit/session-context.tsx';
import { useSeen } from '#ui/kit/use-seen.ts';
import { whenDrawn } from '#ui/kit/when-drawn.ts';

const VipCardForm = whenDrawn(async () => (await import('#ui/components/vip-card-form.tsx')).VipCardForm);

/** Where the number of a VIP card is checked (TIX-7), once ticketing has been heard of. */
export function VipCard() {
  const { standing } = useSession();
  return standing === 'waiting' ? null : <Checking />;
}

/** The form comes when its place does. Whoever has the card on their account is spared it; whoever just had it checked still reads so. */
function Checking() {
  const checkVipCard = useCheckVipCard();
  const isKnown = useTags().includes(friendsLotteryTag);
  const [wasKnown] = useState(isKnown);
  const [place, isSeen] = useSeen();
  if (wasKnown || !checkVipCard) return null;
  return (
    <div ref={place}>
      {isSeen && (
        <Suspense fallback={null}>
          <VipCardForm checker={{ checkVipCard }} />
        </Suspense>
      )}
    </div>
  );
}
