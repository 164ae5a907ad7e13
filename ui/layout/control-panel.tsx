import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { PageTextsList } from '#ui/layout/page-texts-list.tsx';
import type { TranslationToolStore } from '#ui/stores/translation-tool.store.ts';
import styles from '#ui/layout/control-panel.module.css';

interface ControlPanelProps {
  /** Links to the CMS pages that edit the content shown. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly translations: TranslationToolStore;
  readonly onDisable: () => void;
}

/** The editors' panel: edit links, the texts of the page, and a button to disable it (LAYOUT-7). */
export const ControlPanel = observer(function ControlPanel({
  links,
  translations,
  onDisable,
}: ControlPanelProps) {
  const { t } = useSite();
  return (
    <aside className={styles.panel} aria-label={t('controlPanel.title')} data-print="no">
      <header>
        <h2>{t('controlPanel.title')}</h2>
        <Button size="small" look="line" onClick={onDisable}>
          {t('controlPanel.disable')}
        </Button>
      </header>
      {links.length === 0 && <p>{t('controlPanel.noEdit')}</p>}
      <ul className={styles.edit} aria-label={t('controlPanel.edit')}>
        {links.map(({ title, url }, index) => (
          <li key={index}>
            <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
      <PageTextsList translations={translations} />
    </aside>
  );
});
