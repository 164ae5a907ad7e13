import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useVisitorServicesCaller } from '#ui/kit/visitor-context.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';

/** A button that opens the consent question again. Without scripts there is no tracking, and no button. */
export function ReopenConsentButton() {
  const t = useTranslate();
  const run = useVisitorServicesCaller();
  return (
    useIsHydrated() && (
      <li>
        <button type="button" onClick={() => run(({ consent }) => consent.reopenDialog())}>
          {t('footer.cookies')}
        </button>
      </li>
    )
  );
}
