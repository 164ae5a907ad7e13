import { type Box, overlaps, type Size } from '#ui/layout/box.ts';

/** The corners of the window in which the editors' panel can stand, in the order in which a press moves it. */
export const panelCorners = ['bottomRight', 'bottomLeft', 'topLeft', 'topRight'] as const;

export type PanelCorner = (typeof panelCorners)[number];

interface PanelSizes {
  readonly window: Size;
  /** The panel, unfolded. */
  readonly panel: Size;
  /** The height of its heading, which is all that is shown when it is folded. */
  readonly headHeight: number;
  /** What the page's own bar at the bottom covers. */
  readonly bottomBar: number;
}

export interface PanelPlacement {
  readonly corner: PanelCorner;
  readonly isFolded: boolean;
}

/**
 * Where the panel covers none of the boxes: in the preferred corner, else in the next one that is free, else folded in one that
 * is free (WAY-46). If even that is impossible, folded in the preferred corner.
 */
export function placePanel(preferred: PanelCorner, sizes: PanelSizes, boxes: readonly Box[]): PanelPlacement {
  const start = panelCorners.indexOf(preferred);
  const corners = [...panelCorners.slice(start), ...panelCorners.slice(0, start)];
  const placements = [false, true].flatMap((isFolded) => corners.map((corner) => ({ corner, isFolded })));
  const isFree = (placement: PanelPlacement): boolean => {
    const own = toBox(placement, sizes);
    return !boxes.some((box) => overlaps(own, box));
  };
  return placements.find(isFree) ?? { corner: preferred, isFolded: true };
}

function toBox(
  { corner, isFolded }: PanelPlacement,
  { window, panel, headHeight, bottomBar }: PanelSizes,
): Box {
  const height = isFolded ? headHeight : panel.height;
  const bottom = window.height - bottomBar;
  const left = corner.endsWith('Left') ? 0 : window.width - panel.width;
  const top = corner.startsWith('top') ? 0 : bottom - height;
  return { left, top, right: left + panel.width, bottom: top + height };
}
