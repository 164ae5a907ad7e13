import { type RefObject, useEffect, useState } from 'react';
import {
  type EditorsPanelCornerName,
  type EditorsPanelPlacement,
  editorsPanelCorners,
  computeEditorsPanelPlacement,
} from '#ui/layout/editors-panel-placement.ts';

/** What the panel must not cover: the page's primary buttons, such as the order button. */
const primaryButtons = 'main [data-look="solid"]';

interface PanelPosition extends EditorsPanelPlacement {
  /** Moves the panel to the next corner. */
  readonly move: () => void;
}

/** Where the editors' panel stands; computed again when the page scrolls, changes or is resized (WAY-46). */
export function useEditorsPanelPlacement(panelRef: RefObject<HTMLElement | null>): PanelPosition {
  const [preferred, setPreferred] = useState<EditorsPanelCornerName>('bottomRight');
  const [placement, setPlacement] = useState<EditorsPanelPlacement>({ corner: preferred, isFolded: false });
  const move = () =>
    setPreferred(
      editorsPanelCorners[(editorsPanelCorners.indexOf(placement.corner) + 1) % editorsPanelCorners.length] ??
        preferred,
    );
  useEffect(() => {
    let frame = 0;
    /** The height of the unfolded panel; a folded one cannot be measured. */
    let panelHeight = 0;
    const place = (): void => {
      const panel = panelRef.current;
      if (!panel) return;
      const { width, height } = panel.getBoundingClientRect();
      if (panel.dataset['folded'] === undefined) panelHeight = height;
      const sizes = { panel: { width, height: panelHeight }, ...measureAround(panel) };
      const next = computeEditorsPanelPlacement(preferred, sizes, listButtonBoxes());
      setPlacement((now) => (now.corner === next.corner && now.isFolded === next.isFolded ? now : next));
    };
    const schedule = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    schedule();
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [panelRef, preferred]);
  return { ...placement, move };
}

/** The window, the panel's heading, and the bar at the bottom of a phone, which is the panel's scroll margin. */
function measureAround(panel: HTMLElement) {
  return {
    window: { width: innerWidth, height: innerHeight },
    headHeight: panel.querySelector('header')?.getBoundingClientRect().height ?? 0,
    bottomBar: Number.parseFloat(getComputedStyle(panel).scrollMarginBottom) || 0,
  };
}

function listButtonBoxes() {
  return [...document.querySelectorAll(primaryButtons)]
    .map((button) => button.getBoundingClientRect())
    .filter(({ bottom, top, width }) => width > 0 && bottom > 0 && top < innerHeight);
}
