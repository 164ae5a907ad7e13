/** The site's breakpoints (LAYOUT-13), smallest first, in CSS pixels. */
export const breakpoints = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1750 } as const;

export type Breakpoint = keyof typeof breakpoints;

export const breakpointNames = Object.keys(breakpoints) as readonly Breakpoint[];

/** One size of a picture. `width` and `height` are in its own pixels and always known, to avoid layout shifts (LAYOUT-11). */
export interface Rendition {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A point of a picture, as fractions of its width and height from the top left corner, 0 to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A picture with at least one rendition. An empty `alt` marks a decorative picture. */
export interface Picture {
  readonly alt: string;
  readonly caption?: string;
  /** Who made it. */
  readonly credit?: string;
  /** What every crop of it shows; without one its middle. */
  readonly focalPoint?: FocalPoint;
  /** The crop for previews of a shared link, around the focal point; ideally 1200 by 630 pixels. */
  readonly shared?: Rendition;
  readonly renditions: { readonly [at in Breakpoint]?: Rendition };
}

/** The rendition for a breakpoint: its own, else the nearest smaller one, else the nearest larger one. */
export function pickRenditionForBreakpoint(picture: Picture, at: Breakpoint): Rendition | undefined {
  const index = breakpointNames.indexOf(at);
  const smaller = breakpointNames.slice(0, index + 1).toReversed();
  const name = [...smaller, ...breakpointNames].find((candidate) => picture.renditions[candidate]);
  return name && picture.renditions[name];
}

/** The smallest rendition at least so many pixels wide, else the widest; undefined for a picture without renditions. */
export function pickRenditionForWidth(picture: Picture, pixels: number): Rendition | undefined {
  const all = breakpointNames.flatMap((name) => picture.renditions[name] ?? []);
  const byWidth = all.toSorted((one, other) => one.width - other.width);
  return byWidth.find(({ width }) => width >= pixels) ?? byWidth.at(-1);
}

/** The renditions of a picture, widest first, each size once. */
export function listRenditionsBySize({ renditions }: Picture): readonly Rendition[] {
  const all = breakpointNames.flatMap((name) => renditions[name] ?? []);
  const sorted = all.toSorted((one, other) => other.width - one.width);
  return sorted.filter(({ width }, index) => sorted[index - 1]?.width !== width);
}

/** The size in pixels that a picture needs at least to fill a cover. */
const minCoverSize = { width: 640, height: 360 } as const;

/** The photograph of a cover: the picture of its concert, if it is sharp enough at its widest (PHOTO-2). */
export function findCoverPhoto({ image }: { readonly image?: Picture }): Picture | undefined {
  const [widest] = image ? listRenditionsBySize(image) : [];
  if (!widest || widest.width < minCoverSize.width || widest.height < minCoverSize.height) return undefined;
  return image;
}
