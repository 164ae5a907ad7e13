import { useSite } from '#ui/kit/site.tsx';
import { useAreWordsLoaded } from '#ui/kit/use-are-words-loaded.ts';
import { useSession } from '#ui/kit/visitor.tsx';
import styles from '#ui/layout/offline-indicator.module.css';

/** A slim line at the edge of the window while the browser is offline (TIX-6). */
export function OfflineIndicator() {
  const { t } = useSite();
  const { isOnline } = useSession();
  // The element is there before its text, so that the text is announced.
  return (
    useAreWordsLoaded(['personal']) && (
      <p role="status" className={styles.line} data-print="no">
        {!isOnline && t('offline.line')}
      </p>
    )
  );
}
