import { type RefCallback, useCallback, useState } from 'react';
import { LoginLink } from '#ui/components/login-link.tsx';
import styles from '#ui/components/vip-card.module.css';
import { InViewObserver } from '#ui/kit/in-view-observer.ts';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import { useTicketingCapabilities } from '#ui/kit/ticketing-context.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useCustomerTags, useSession } from '#ui/kit/visitor-context.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';

const VipCardForm = lazyComponent(
  async () => (await import('#ui/components/vip-card-form.tsx')).VipCardForm,
  ['personal', 'forms'],
);

/**
 * The check of a VIP card for a visitor who is logged in, and for everyone else, on the server too, the link to log in (DOOR-43): a
 * ticketing checks only the cards of visitors that it knows.
 */
export function VipCardOrLogin() {
  const t = useTranslate();
  const { user } = useSession().session;
  return (
    <div className={styles.block}>
      {user ? <CardCheck /> : <LoginLink look="line">{t('vip.logIn')}</LoginLink>}
    </div>
  );
}

/** The check of a VIP card (TIX-7), shown once the session is known or unavailable; nothing if the ticketing checks no cards. */
export function VipCard() {
  const { status } = useSession();
  const { vipCard } = useTicketingCapabilities();
  return status === 'pending' || !vipCard ? null : <CardCheck />;
}

/**
 * The form, loaded when it comes into view. It is hidden from a visitor who already has the card on their account; one whose
 * card was just checked still sees the result.
 */
function CardCheck() {
  const hasCard = useCustomerTags().includes(useCustomerTagTable().friendsLottery);
  const [hadCardAtFirst] = useState(hasCard);
  const [containerRef, wasInView] = useWasInView();
  if (hadCardAtFirst) return null;
  return <div ref={containerRef}>{wasInView && <VipCardForm />}</div>;
}

/** The margin around the window within which an element counts as in view, so that it is loaded before it is seen. */
const earlyMargin = '50% 0px';

/** A ref for an element, and whether it has been in view (LAYOUT-17). */
function useWasInView(): readonly [RefCallback<Element>, boolean] {
  const [wasInView, setWasInView] = useState(false);
  const containerRef = useCallback((element: Element | null) => {
    if (!element) return;
    const inView = new InViewObserver(() => setWasInView(true), { rootMargin: earlyMargin });
    inView.watch(element);
    return () => inView.stop();
  }, []);
  return [containerRef, wasInView];
}
