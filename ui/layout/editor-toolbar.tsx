import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { type EditorToolbarProps, useSite } from '#ui/kit/site.tsx';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { ControlPanel } from '#ui/layout/control-panel.tsx';
import { PreviewBar } from '#ui/layout/preview-bar.tsx';
import { translationToolBinding } from '#ui/stores/translation-tool.store.ts';
import type { TranslatedTextListener } from '#ui/words/words-service.ts';

/** The editors' tools, rendered in browsers only (LAYOUT-7, CALL-2). */
export function EditorToolbar({ links, isPanelOn, isPreview, onDisable }: EditorToolbarProps) {
  const { pathname } = useLocation();
  const { locale } = useSite();
  return (
    <>
      {isPreview && <PreviewBar published={pathname} />}
      {isPanelOn && <Panel key={locale} locale={locale} links={links} onDisable={onDisable} />}
    </>
  );
}

type PanelProps = Pick<EditorToolbarProps, 'links' | 'onDisable'> & { readonly locale: Locale };

function Panel({ locale, links, onDisable }: PanelProps) {
  const { navigate } = useSite();
  const { pathname, search } = useLocation();
  const translations = useViewModel(translationToolBinding, (create) => create(locale));
  useTranslatedTextListener(translations.record);
  const disable = () => {
    onDisable();
    const remainingParams = [...new URLSearchParams(search)].filter(([name]) => name !== 'cp');
    navigate(`${pathname}${toQueryString(remainingParams)}`, 'refine');
  };
  return <ControlPanel links={links} translations={translations} onDisable={disable} />;
}

/** Calls a listener with every translated text while the calling component is mounted (I18N-2). */
function useTranslatedTextListener(listener: TranslatedTextListener): void {
  const { listen } = useSite().words;
  useEffect(() => {
    listen(listener);
    return () => listen(null);
  }, [listen, listener]);
}
