import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { foldText } from '#domain/facet/fold-text.ts';
import { TextField } from '#ui/components/text-field.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { TranslationToolStore } from '#ui/stores/translation-tool.store.ts';
import styles from '#ui/layout/control-panel.module.css';

/** The texts of the page, each with the link to edit it, and a field to find one (I18N-2). */
export const PageTextsList = observer(function PageTextsList({
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
