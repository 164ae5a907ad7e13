import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page } from '#domain/page/page.ts';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import { useServices } from '#ui/kit/services-context.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { isControlPanelRequested } from '#ui/layout/staff-flags.ts';

const Menus = lazyComponent(async () => (await import('#ui/layout/menu-behaviour.tsx')).MenuBehaviour);

/** The behaviour of the layout after hydration, loaded on first use: the menus' store and the editors' tools. */
export function MenusAndEditorTools({ page }: { readonly page: Page | null }) {
  const since = useFirstInteraction();
  return (
    <>
      {since !== undefined && <Menus since={since} />}
      {useIsHydrated() && page && <EditorToolsWhenEnabled page={page} />}
    </>
  );
}

/**
 * The editors' tools, enabled by the address (LAYOUT-7) or shown in a preview that the CMS accepted (CALL-2). They stay
 * during navigation, until the editor disables them.
 */
function EditorToolsWhenEnabled({ page }: { readonly page: Page }) {
  const { EditorTools } = useServices();
  const query = new URLSearchParams(useLocation().search);
  const [isPanelOn, setPanelOn] = useState(() => isControlPanelRequested(query.get('cp')));
  const isPreview = useSiteContext().settings.preview !== undefined;
  if (!isPanelOn && !isPreview) return null;
  return (
    <EditorTools
      links={page.editLinks}
      isPanelOn={isPanelOn}
      isPreview={isPreview}
      onDisable={() => setPanelOn(false)}
    />
  );
}

const interactions = ['pointerover', 'focusin', 'toggle'] as const;

const interactingSelector = '[data-frame]:is(:hover, :focus-within, :has([open], :popover-open))';

/** The location key at which the visitor first interacted with an element marked `data-frame`; undefined before. */
function useFirstInteraction(): string | undefined {
  const { key } = useLocation();
  const [since, setSince] = useState<string>();
  useEffect(() => {
    if (since !== undefined) return;
    const onInteraction = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-frame]')) setSince(key);
    };
    for (const interaction of interactions) document.addEventListener(interaction, onInteraction, true);
    // Interaction before hydration.
    const earlyCheck = setTimeout(() => {
      if (document.querySelector(interactingSelector)) setSince(key);
    });
    return () => {
      clearTimeout(earlyCheck);
      for (const interaction of interactions) document.removeEventListener(interaction, onInteraction, true);
    };
  }, [since, key]);
  return since;
}
