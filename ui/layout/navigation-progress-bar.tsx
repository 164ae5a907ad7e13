import { useNavigation } from 'react-router-dom';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/layout/navigation-progress-bar.module.css';

/**
 * The navigation progress: a bar that fills in five seconds, and a live region; red if the navigation failed (ROUTE-16,
 * ERROR-2).
 */
export function NavigationProgressBar({ hasFailed }: { readonly hasFailed: boolean }) {
  const { t } = useSite();
  const phase = useNavigation().state === 'loading' ? 'loading' : hasFailed ? 'failed' : 'idle';
  return (
    <>
      <div className={styles.bar} data-phase={phase} aria-hidden="true" />
      <p className="visually-hidden" role="status">
        {phase === 'loading' && t('progress.loading')}
        {phase === 'failed' && t('progress.failed')}
      </p>
    </>
  );
}
