import {
  type Breakpoint,
  breakpointNames,
  breakpoints,
  type Picture as PictureOf,
  pickRenditionForBreakpoint,
  pickRenditionForWidth,
  type Rendition,
} from '#domain/media/image.ts';
import { toCropPositionAttributes } from '#ui/components/crop-position.ts';

interface PictureProps {
  readonly picture: PictureOf;
  /** Whether it is the largest picture of the first screen: loaded eagerly, with high priority. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  /** The fraction of the window's width that it fills, 0 to 1, so that a small picture is fetched small. */
  readonly portion?: number;
}

/**
 * A picture in the rendition that fits the window (LAYOUT-11), with its size set to avoid layout shift, and its focal point for the styles
 * that crop it (PHOTO-1).
 */
export function Picture({ picture, isFirst = false, className, portion = 1 }: PictureProps) {
  const defaultRendition = renditionFor(picture, defaultBreakpoint, portion);
  if (!defaultRendition) return null;
  const widestFirst = breakpointNames.toReversed().filter((name) => picture.renditions[name]);
  const smallest = widestFirst.at(-1);
  return (
    <picture>
      {widestFirst.map((name) => {
        const { url, width, height } = renditionFor(picture, name, portion) ?? defaultRendition;
        // The smallest rendition also serves narrower windows.
        const media = name === smallest ? undefined : `(min-width: ${breakpoints[name]}px)`;
        return <source key={name} media={media} srcSet={url} width={width} height={height} />;
      })}
      <img
        className={className}
        src={defaultRendition.url}
        width={defaultRendition.width}
        height={defaultRendition.height}
        alt={picture.alt}
        {...toCropPositionAttributes(picture)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/**
 * The rendition for a breakpoint. A picture narrower than the window uses one that fills its part up to the next breakpoint.
 */
function renditionFor(picture: PictureOf, name: Breakpoint, portion: number): Rendition | undefined {
  if (portion >= 1) return pickRenditionForBreakpoint(picture, name);
  const next = breakpointNames[breakpointNames.indexOf(name) + 1];
  return pickRenditionForWidth(picture, portion * (next ? breakpoints[next] : maxWindowWidth));
}

/** The breakpoint of the rendition that is used where the width is unknown. */
const defaultBreakpoint: Breakpoint = 'lg';

/** The assumed largest window width beyond the last breakpoint, in CSS pixels. */
const maxWindowWidth = 2400;
