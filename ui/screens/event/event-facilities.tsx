import { useId } from 'react';
import type { EventPage } from '#domain/page/page.ts';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/screens/event/event-facilities.module.css';

/** What there is for visitors who need it, and what it is (DOOR-50). */
export function EventFacilities({ page: { facilities } }: { readonly page: EventPage }) {
  const { t } = useSite();
  const label = useId();
  if (!facilities) return null;
  return (
    <div role="group" aria-labelledby={label}>
      <p id={label} className={styles.title}>
        {t('events.facet.facilities')}
      </p>
      <dl className={`${styles.facilities} columns`}>
        {facilities.map(({ title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
