import type { ConsentChoice } from '#domain/tracking/consent.ts';
import { hasServicesNeedingConsent } from '#ports/settings.port.ts';
import { Button } from '#ui/components/button.tsx';
import { useSite } from '#ui/kit/site.tsx';
import {
  useConsentAndExperiments,
  useIsVisitorLayerLoaded,
  useVisitorServicesCaller,
} from '#ui/kit/visitor.tsx';
import styles from '#ui/layout/consent-strip.module.css';

/**
 * The site's own consent question, unless a consent tool is configured (TRACK-1) or nothing needs consent (TRACK-7): a strip above the header, in the flow of the
 * page. It is in every document; the server's inline script shows it before the first paint to visitors who have not answered, and
 * `schedule-hydration.ts` stores an answer (`data-statistics`) that is given before hydration.
 */
export function ConsentStrip() {
  const { t, settings } = useSite();
  const { consent } = useConsentAndExperiments();
  const isConsentKnown = useIsVisitorLayerLoaded();
  const run = useVisitorServicesCaller();
  const answer = (choice: ConsentChoice) => run((visitor) => visitor.consent.answer(choice));
  if (settings.cookiebotId || !hasServicesNeedingConsent(settings) || consent !== 'pending') return null;
  return (
    <section
      className={styles.strip}
      aria-labelledby="consent-question"
      data-due={isConsentKnown ? 'yes' : undefined}
      data-print="no"
    >
      <p id="consent-question" className={styles.question}>
        {t('consent.title')}
      </p>
      <p className={styles.text}>{t('consent.text')}</p>
      <Button look="text" onClick={() => run((visitor) => visitor.consent.reopenDialog())}>
        {t('consent.what')}
      </Button>
      <div className={styles.answers}>
        <Button look="line" size="small" data-statistics="false" onClick={() => answer('denied')}>
          {t('consent.refuse')}
        </Button>
        <Button look="line" size="small" data-statistics="true" onClick={() => answer('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
