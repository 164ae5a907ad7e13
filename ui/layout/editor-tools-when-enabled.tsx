import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '#domain/page/page.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useSiteServices } from '#ui/kit/site-services-context.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { isControlPanelRequested } from '#ui/layout/query-flags.ts';

/**
 * The editors' tools, enabled by the address (LAYOUT-7) or shown in a preview that the CMS accepted (CALL-2). They stay
 * during navigation, until the editor disables them.
 */
export function EditorToolsWhenEnabled({ page }: { readonly page: Page | null }) {
  const { EditorTools } = useSiteServices();
  const query = new URLSearchParams(useLocation().search);
  const [isPanelOn, setPanelOn] = useState(() => isControlPanelRequested(query.get('cp')));
  const isPreview = useSiteContext().settings.preview !== undefined;
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
