import { observer } from 'mobx-react-lite';
import { type Ref, type RefObject, useCallback, useState } from 'react';
import type { TextEditUrl } from '#domain/editor/text-edit-url.ts';
import { foldText } from '#domain/facet/fold-text.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { Link } from '#ui/kit/link.tsx';
import { findElementWithText } from '#ui/layout/find-element-with-text.ts';
import { usePageTextPicker } from '#ui/layout/use-page-text-picker.ts';
import type { TranslationToolStore } from '#ui/stores/translation-tool.store.ts';
import type { TranslatedText } from '#ui/stores/translation-tool.ts';
import { useTranslate } from '#ui/words/use-words.tsx';
import styles from '#ui/layout/control-panel.module.css';

interface PageTextsListProps {
  readonly translations: TranslationToolStore;
  readonly panelRef: RefObject<HTMLElement | null>;
}

/** The texts of the page: a press on the page leads to the row of its text, and a row to its text on the page (WAY-46). */
export const PageTextsList = observer(function PageTextsList({ translations, panelRef }: PageTextsListProps) {
  const t = useTranslate();
  const [filter, setFilter] = useState('');
  const [isOpen, setOpen] = useState(false);
  const showAll = useCallback(() => {
    setFilter('');
    setOpen(true);
  }, []);
  const { selection, togglePicking, rowRef } = usePageTextPicker(translations, panelRef, showAll);
  const chosenKey = selection.kind === 'chosen' ? selection.key : null;
  const texts = translations.listedTexts;
  const matches = (text: string) => foldText(text).includes(foldText(filter));
  return (
    <>
      <Button size="small" look="line" aria-pressed={selection.kind === 'picking'} onClick={togglePicking}>
        {t('controlPanel.pick')}
      </Button>
      <p role="status" className={styles.status}>
        {selection.kind === 'picking' && t('controlPanel.picking')}
        {selection.kind === 'unlisted' && t('controlPanel.unlisted')}
      </p>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('controlPanel.texts', { count: texts.length })}</summary>
        <div className={styles.texts}>
          <TextField
            label={t('controlPanel.find')}
            name="text"
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
          <dl>
            {texts
              .filter(({ key, translated }) => matches(key) || matches(translated))
              .map((text) => (
                <TextRow
                  key={text.key}
                  text={text}
                  panelRef={panelRef}
                  chosenRef={text.key === chosenKey ? rowRef : undefined}
                />
              ))}
          </dl>
        </div>
      </details>
    </>
  );
});

interface TextRowProps {
  readonly text: TranslatedText & Partial<TextEditUrl>;
  readonly panelRef: RefObject<HTMLElement | null>;
  /** Only of the chosen text. */
  readonly chosenRef: Ref<HTMLDivElement> | undefined;
}

function TextRow({ text: { key, translated, url }, panelRef, chosenRef }: TextRowProps) {
  const t = useTranslate();
  const show = (): void => {
    const element = panelRef.current && findElementWithText(translated, panelRef.current);
    element?.scrollIntoView({ block: 'center' });
    element?.animate([{ outline: '3px solid currentColor' }, { outline: '3px solid transparent' }], 2000);
  };
  return (
    <div ref={chosenRef} tabIndex={-1} data-chosen={chosenRef ? 'yes' : undefined}>
      <dt>{key}</dt>
      <dd>
        {translated}{' '}
        {url && (
          <Link href={url} aria-label={t('controlPanel.change', { key })}>
            {t('controlPanel.edit')}
          </Link>
        )}{' '}
        <Button size="small" look="text" aria-label={t('controlPanel.showText', { key })} onClick={show}>
          {t('controlPanel.show')}
        </Button>
      </dd>
    </div>
  );
}
