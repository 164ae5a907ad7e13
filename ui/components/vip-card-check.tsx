import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#ui/components/button.tsx';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useLoginLink } from '#ui/kit/use-login-link.ts';
import { useWasInView } from '#ui/kit/use-was-in-view.ts';
import { useCustomerTags, useSession } from '#ui/kit/visitor.tsx';
import styles from '#ui/components/vip-card-check.module.css';

const VipCardForm = createLazyComponent(
  async () => (await import('#ui/components/vip-card-form.tsx')).VipCardForm,
  ['personal', 'forms'],
);

interface VipCardCheckProps {
  /** Whether a visitor who is not logged in finds the link to log in here, on the server too, and the field only after that (DOOR-43). */
  readonly offersLogin?: boolean;
}

/** The check of a VIP card (TIX-7), of visitors that the ticketing knows; nothing if the ticketing checks no cards. */
export function VipCardCheck({ offersLogin = false }: VipCardCheckProps) {
  const { vipCard } = useSite().ticketing.capabilities;
  const { status } = useSession();
  if (!vipCard) return null;
  if (offersLogin) return <FormOrLogin />;
  return status === 'pending' ? null : <FormWithoutCard />;
}

/** The field for every visitor who is logged in, also for one who has the card: the text beside it is about the field. */
function FormOrLogin() {
  const { t } = useSite();
  const { user } = useSession().session;
  const login = useLoginLink(useLocation().pathname);
  return (
    <div className={styles.block}>
      {user ? (
        <FormInView />
      ) : (
        login && (
          <ButtonLink {...login} look="line">
            {t('vip.logIn')}
          </ButtonLink>
        )
      )}
    </div>
  );
}

/** Hidden from a visitor who already has the card on their account; one whose card was just checked still sees the result. */
function FormWithoutCard() {
  const hasCard = useCustomerTags().includes(useCustomerTagTable().friendsLottery);
  const [hadCardAtFirst] = useState(hasCard);
  return hadCardAtFirst ? null : <FormInView />;
}

/** The form, loaded when it comes into view. */
function FormInView() {
  const [containerRef, wasInView] = useWasInView();
  return <div ref={containerRef}>{wasInView && <VipCardForm />}</div>;
}
