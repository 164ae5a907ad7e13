import { hasServicesNeedingConsent } from '#ports/settings.port.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useVisitorServicesCaller } from '#ui/kit/visitor.tsx';

/** A button that opens the consent question again. Without scripts, or anything that needs consent (TRACK-7), there is no button. */
export function ReopenConsentButton() {
  const { t, settings } = useSite();
  const run = useVisitorServicesCaller();
  return (
    useIsHydrated() &&
    hasServicesNeedingConsent(settings) && (
      <li>
        <button type="button" onClick={() => run(({ consent }) => consent.reopenDialog())}>
          {t('footer.cookies')}
        </button>
      </li>
    )
  );
}
