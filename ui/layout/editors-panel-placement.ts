import { type Rectangle, isOverlapping, type RectangleSize } from '#ui/layout/rectangle.ts';

/** The corners of the window in which the editors' panel can stand, in the order in which a press moves it. */
export const editorsPanelCorners = ['bottomRight', 'bottomLeft', 'topLeft', 'topRight'] as const;

export type EditorsPanelCornerName = (typeof editorsPanelCorners)[number];

interface PanelSizes {
  readonly window: RectangleSize;
  /** The panel, unfolded. */
  readonly panel: RectangleSize;
  /** The height of its heading, which is all that is shown when it is folded. */
  readonly headHeight: number;
  /** What the page's own bar at the bottom covers. */
  readonly bottomBar: number;
}

export interface EditorsPanelPlacement {
  readonly corner: EditorsPanelCornerName;
  readonly isFolded: boolean;
}

/**
 * Where the panel covers none of the boxes: in the preferred corner, else in the next one that is free, else folded in one that
 * is free (WAY-46). If even that is impossible, folded in the preferred corner.
 */
export function computeEditorsPanelPlacement(
  preferred: EditorsPanelCornerName,
  sizes: PanelSizes,
  boxes: readonly Rectangle[],
): EditorsPanelPlacement {
  const start = editorsPanelCorners.indexOf(preferred);
  const corners = [...editorsPanelCorners.slice(start), ...editorsPanelCorners.slice(0, start)];
  const placements = [false, true].flatMap((isFolded) => corners.map((corner) => ({ corner, isFolded })));
  const isFree = (placement: EditorsPanelPlacement): boolean => {
    const own = toBox(placement, sizes);
    return !boxes.some((box) => isOverlapping(own, box));
  };
  return placements.find(isFree) ?? { corner: preferred, isFolded: true };
}

function toBox(
  { corner, isFolded }: EditorsPanelPlacement,
  { window, panel, headHeight, bottomBar }: PanelSizes,
): Rectangle {
  const height = isFolded ? headHeight : panel.height;
  const bottom = window.height - bottomBar;
  const left = corner.endsWith('Left') ? 0 : window.width - panel.width;
  const top = corner.startsWith('top') ? 0 : bottom - height;
  return { left, top, right: left + panel.width, bottom: top + height };
}
