import { useState } from 'react';
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
  const [isPanelOn, setPanelOn] = useState(() => part === 'panel' && isPanelInAddress());
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

/** Whether the address of the document enables the panel; false on the server, whose documents have no panel. */
function isPanelInAddress(): boolean {
  return (
    typeof location !== 'undefined' && isControlPanelRequested(new URLSearchParams(location.search).get('cp'))
  );
}
