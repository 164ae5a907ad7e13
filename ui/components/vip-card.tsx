import { Suspense, useState } from 'react';
import { friendsLotteryTag } from '#domain/pricing/prices.ts';
import { later } from '#ui/kit/frame-context.tsx';
import { useCheckVipCard, useSession, useTags } from '#ui/kit/session-context.tsx';

const VipCardForm = later(async () => (await import('#ui/components/vip-card-form.tsx')).VipCardForm);

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
