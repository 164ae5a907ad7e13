import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/layout/preview-bar.module.css';

/** The bar above a preview, with a link to the published page (CALL-2). */
export function PreviewBar({ published }: { readonly published: string }) {
  const { t } = useSite();
  return (
    <aside className={styles.bar} aria-label={t('controlPanel.preview')} data-print="no">
      <p>
        <b>{t('controlPanel.preview')}</b> {t('controlPanel.previewText')}
      </p>
      <a href={published} target="_self">
        {t('controlPanel.leave')}
      </a>
    </aside>
  );
}
