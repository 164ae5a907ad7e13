import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasControlPanelFlag } from '#domain/flags/flags.ts';
import type { Page } from '#domain/page/page.ts';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';
import { useServices } from '#ui/kit/services-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';

const Menus = lazyComponent(async () => (await import('#ui/layout/menus.tsx')).Menus);

/** What the frame does once scripts run, each part fetched when it is first used: the menus' store, and the editors' tools. */
export function FrameLife({ page }: { readonly page: Page | null }) {
  const since = useFirstInteraction();
  return (
    <>
      {since !== undefined && <Menus since={since} />}
      {useIsHydrated() && page && <Editing page={page} />}
    </>
  );
}

/** Asked for by the address (LAYOUT-7), or shown with a preview that the CMS accepted (CALL-2), the tools stay while the tab walks the site, until they are sent away. */
function Editing({ page }: { readonly page: Page }) {
  const { EditorTools } = useServices();
  const query = new URLSearchParams(useLocation().search);
  const [isWanted, setWanted] = useState(() => hasControlPanelFlag(query.get('cp')));
  const isPreview = useSite().settings.preview !== undefined;
  if (!isWanted && !isPreview) return null;
  return (
    <EditorTools
      links={page.editLinks}
      isPanelOn={isWanted}
      isPreview={isPreview}
      onDisable={() => setWanted(false)}
    />
  );
}

const touches = ['pointerover', 'focusin', 'toggle'] as const;

const nearNow = '[data-frame]:is(:hover, :focus-within, :has([open], :popover-open))';

/** The key of the address at which somebody first came near a part of the page marked `data-frame`; undefined before. */
function useFirstInteraction(): string | undefined {
  const { key } = useLocation();
  const [since, setSince] = useState<string>();
  useEffect(() => {
    if (since !== undefined) return;
    const near = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-frame]')) setSince(key);
    };
    for (const touch of touches) document.addEventListener(touch, near, true);
    // What was touched before the page was awake.
    const early = setTimeout(() => {
      if (document.querySelector(nearNow)) setSince(key);
    });
    return () => {
      clearTimeout(early);
      for (const touch of touches) document.removeEventListener(touch, near, true);
    };
  }, [since, key]);
  return since;
}
