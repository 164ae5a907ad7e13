import { toRaisedAreasPath, computeViewBoxHeight, viewBoxWidth } from '#adapters/figures/figure-svg-parts.ts';
import type { HeightGrid } from '#ui/figure/height-grid.ts';
import type { Plate } from '#ui/figure/plate.ts';

/** How an engraving hatches raised areas, in units of the view box. */
interface Hatching {
  /** The distance between lines. */
  readonly distance: number;
  /** The breadth of the lines of the areas above a height. */
  readonly levels: readonly { readonly above: number; readonly breadth: number }[];
}

/** For a cover: fine lines, because it is shown large. */
export const fineHatching: Hatching = {
  distance: 5,
  levels: [
    { above: 0.1, breadth: 0.7 },
    { above: 0.45, breadth: 1.5 },
    { above: 0.9, breadth: 2.5 },
  ],
};

/** For a plate in its own colours. */
export const broadHatching: Hatching = {
  distance: 7,
  levels: [
    { above: 0.05, breadth: 1.7 },
    { above: 0.35, breadth: 3.3 },
    { above: 0.75, breadth: 4.8 },
  ],
};

/**
 * The raised areas of a plate, hatched: higher ones with broader lines. Whole lines are cut out by the smooth outlines of the areas, so
 * that the edges are sharp at any size; the tiles of a pattern would show seams. The contours close outside the plate, so callers must clip
 * them to it. `ink` has the attributes of a line.
 */
export function renderHatching(
  relief: HeightGrid,
  plate: Plate,
  ink: string,
  { distance, levels }: Hatching,
): string {
  const middle = `${viewBoxWidth / 2} ${computeViewBoxHeight(plate) / 2}`;
  const lines = `<path id="l" d="${toLines(distance)}" transform="translate(${middle})rotate(-45)"/>`;
  const areas = levels.map(({ above, breadth }, index) => {
    const outline = toRaisedAreasPath({
      ...relief,
      heights: relief.heights.map((height) => height - above),
    });
    const clip = `<clipPath id="c${index}"><path clip-rule="evenodd" d="${outline}"/></clipPath>`;
    return `${clip}<use href="#l" clip-path="url(#c${index})" stroke-width="${breadth}"/>`;
  });
  return `<defs>${lines}</defs><g ${ink}>${areas.join('')}</g>`;
}

/** Parallel lines that cover every plate, around the origin, turned as it may be. */
function toLines(distance: number): string {
  const half = Math.ceil((viewBoxWidth * Math.SQRT1_2) / distance) * distance;
  const count = (2 * half) / distance;
  return `M-${half}-${half}h${2 * half}${`m-${2 * half} ${distance}h${2 * half}`.repeat(count)}`;
}
