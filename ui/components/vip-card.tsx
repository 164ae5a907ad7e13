import { Suspense, useState } from 'react';
import { friendsLotteryTag } from '#domain/pricing/prices.ts';
import { useCheckVipCard, useSession, useTags } from '#ui/kit/session-context.tsx';
import { whenDrawn } from '#ui/kit/when-drawn.ts';

const VipCardForm = whenDrawn(async () => (await import('#ui/components/vip-card-form.tsx')).VipCardForm);

/** Where the number of a VIP card is checked (TIX-7), once ticketing has been heard of. */
export function VipCard() {
  const { standing } = useSession();
  return standing === 'waiting' ? null : <Checking />;
}

/** Whoever has the card on their account is spared the form; whoever just had it checked still reads so. */
function Checking() {
  const checkVipCard = useCheckVipCard();
  const isKnown = useTags().includes(friendsLotteryTag);
  const [wasKnown] = useState(isKnown);
  if (wasKnown || !checkVipCard) return null;
  return (
    <Suspense fallback={null}>
      <VipCardForm checker={{ checkVipCard }} />
    </Suspense>
  );
}
