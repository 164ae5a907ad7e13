import { useLocation } from 'react-router-dom';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { type EditorToolbarProps, useSiteServices } from '#ui/kit/site-services-context.tsx';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { ControlPanel } from '#ui/layout/control-panel.tsx';
import { PreviewBar } from '#ui/layout/preview-bar.tsx';
import { translationToolBinding } from '#ui/stores/translation-tool.store.ts';
import { useTranslatedTextListener } from '#ui/words/use-words.tsx';

/** The editors' tools, rendered in browsers only (LAYOUT-7, CALL-2). */
export function EditorToolbar({ links, isPanelOn, isPreview, onDisable }: EditorToolbarProps) {
  const { pathname } = useLocation();
  const { locale } = useSiteContext();
  return (
    <>
      {isPreview && <PreviewBar published={pathname} />}
      {isPanelOn && <Panel key={locale} locale={locale} links={links} onDisable={onDisable} />}
    </>
  );
}

type PanelProps = Pick<EditorToolbarProps, 'links' | 'onDisable'> & { readonly locale: Locale };

function Panel({ locale, links, onDisable }: PanelProps) {
  const { navigate } = useSiteServices();
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
