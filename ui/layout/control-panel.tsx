import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { foldText } from '#domain/facet/fold-text.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { LinkByDestination } from '#ui/kit/link-by-destination.tsx';
import styles from '#ui/layout/control-panel.module.css';
import type { TranslationStore } from '#ui/stores/translation.store.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface ControlPanelProps {
  /** Links to the CMS pages that edit the content shown. */
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly translations: TranslationStore;
  readonly onDisable: () => void;
}

/** The editors' panel: edit links, the texts of the page, and a button to disable it (LAYOUT-7). */
export const ControlPanel = observer(function ControlPanel({
  links,
  translations,
  onDisable,
}: ControlPanelProps) {
  const t = useTranslate();
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
        {links.map(({ title, url }) => (
          <li key={url}>
            <LinkByDestination href={url}>{title}</LinkByDestination>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('controlPanel.texts', { count: translations.listedTexts.length })}</summary>
        <Texts translations={translations} />
      </details>
    </aside>
  );
});

const Texts = observer(function Texts({ translations }: Pick<ControlPanelProps, 'translations'>) {
  const t = useTranslate();
  const [filter, setFilter] = useState('');
  const matches = (text: string) => foldText(text).includes(foldText(filter));
  return (
    <div className={styles.texts}>
      <TextField
        label={t('controlPanel.find')}
        name="text"
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <dl>
        {translations.listedTexts
          .filter(({ key, translated }) => matches(key) || matches(translated))
          .map(({ key, translated, url }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>
                {translated}{' '}
                {url && (
                  <LinkByDestination href={url} aria-label={t('controlPanel.change', { key })}>
                    {t('controlPanel.edit')}
                  </LinkByDestination>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
});
