import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { foldText } from '#domain/facet/fold-text.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
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

/** The texts of the page, each with the link to edit it, and a field to find one (I18N-2). */
const PageTextsList = observer(function PageTextsList({
  translations: { listedTexts },
}: {
  readonly translations: TranslationToolStore;
}) {
  const { t } = useSite();
  const [filter, setFilter] = useState('');
  const matches = (text: string) => foldText(text).includes(foldText(filter));
  return (
    <details>
      <summary>{t('controlPanel.texts', { count: listedTexts.length })}</summary>
      <div className={styles.texts}>
        <TextField
          label={t('controlPanel.find')}
          name="text"
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <dl>
          {listedTexts
            .filter(({ key, translated }) => matches(key) || matches(translated))
            .map(({ key, translated, url }) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>
                  {translated}{' '}
                  {url && (
                    <Link href={url} aria-label={t('controlPanel.change', { key })}>
                      {t('controlPanel.edit')}
                    </Link>
                  )}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </details>
  );
});
