import { useLocation } from 'react-router-dom';
import { toQueryString } from '#domain/listing/query-pairs.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import type { EditorToolsProps } from '#ui/kit/services-context.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useStartedViewModel } from '#ui/kit/use-started-view-model.ts';
import { ControlPanel } from '#ui/layout/control-panel.tsx';
import { PreviewBar } from '#ui/layout/preview-bar.tsx';
import { TranslationStore } from '#ui/stores/translation.store.ts';
import { useTranslatedTextListener } from '#ui/words/use-words.tsx';

/** The editors' tools, rendered in browsers only (LAYOUT-7, CALL-2). */
export function EditorToolbar({ links, isPanelOn, isPreview, onDisable }: EditorToolsProps) {
  const { pathname } = useLocation();
  return (
    <>
      {isPreview && <PreviewBar published={pathname} />}
      {isPanelOn && <Panel links={links} onDisable={onDisable} />}
    </>
  );
}

type PanelProps = Pick<EditorToolsProps, 'links' | 'onDisable'>;

function Panel({ links, onDisable }: PanelProps) {
  const world = useContainer();
  const { locale } = useSiteContext();
  const { pathname, search } = useLocation();
  const translations = useStartedViewModel(
    () => new TranslationStore(world.get(CmsPort), world.get(Timer), world.get(Logger), locale),
  );
  useTranslatedTextListener(translations.record);
  const disable = () => {
    onDisable();
    const remainingParams = [...new URLSearchParams(search)].filter(([name]) => name !== 'cp');
    world.get(Navigator).go(`${pathname}${toQueryString(remainingParams)}`, 'refine');
  };
  return <ControlPanel links={links} translations={translations} onDisable={disable} />;
}
