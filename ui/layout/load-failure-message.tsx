import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/layout/default-layout.module.css';

/** An empty reference: the page itself. */
const ownAddress = '';

/**
 * States that the code of the page could not be loaded. Hidden in every document; the inline script `schedule-hydration.ts` shows it if
 * a reload did not help (ROUTE-12), and finds it by its id.
 */
export function LoadFailureMessage() {
  const { t } = useSite();
  return (
    <p id="load-failure" className={styles.failure} role="alert" hidden>
      {t('site.loadFailed')} <a href={ownAddress}>{t('error.retry')}</a>
    </p>
  );
}
