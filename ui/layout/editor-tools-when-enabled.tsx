import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '#domain/page/page.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { isControlPanelRequested } from '#ui/layout/query-flags.ts';

interface EditorToolsWhenEnabledProps {
  readonly page: Page | null;
  readonly part: 'panel' | 'preview';
}

/**
 * One of the editors' tools: the panel, enabled by the address (LAYOUT-7), or the bar of a preview that the CMS accepted (CALL-2). It stays
 * during navigation, until the editor disables it.
 */
export function EditorToolsWhenEnabled({ page, part }: EditorToolsWhenEnabledProps) {
  const { EditorTools, settings } = useSite();
  const query = new URLSearchParams(useLocation().search);
  const [isPanelOn, setPanelOn] = useState(
    () => part === 'panel' && isControlPanelRequested(query.get('cp')),
  );
  const isPreview = settings.preview !== undefined && part === 'preview';
  const isHydrated = useIsHydrated();
  if (!isHydrated || !page || !(isPanelOn || isPreview)) return null;
  return (
    <EditorTools
      links={page.editLinks}
      isPanelOn={isPanelOn}
      isPreview={isPreview}
      onDisable={() => setPanelOn(false)}
    />
  );
}
