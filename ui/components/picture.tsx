import {
  type Breakpoint,
  breakpointNames,
  breakpoints,
  defaultBreakpoint,
  type Picture as PictureOf,
  type Rendition,
  renditionAt,
  renditionFilling,
} from '#domain/media/image.ts';

interface PictureProps {
  readonly picture: PictureOf;
  /** The largest picture of the first screen: fetched first, never late. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  /** How much of the window's width it takes, 0 to 1: a small picture is fetched small. */
  readonly portion?: number;
}

/** A picture in the rendition that fits the window (LAYOUT-11); its size is known before it arrives. */
export function Picture({ picture, isFirst = false, className, portion = 1 }: PictureProps) {
  const usual = renditionIn(picture, defaultBreakpoint, portion);
  if (!usual) return null;
  const widestFirst = breakpointNames.toReversed().filter((name) => picture.renditions[name]);
  const smallest = widestFirst.at(-1);
  return (
    <picture>
      {widestFirst.map((name) => {
        const { url, width, height } = renditionIn(picture, name, portion) ?? usual;
        // The smallest one there is serves every window below it too.
        const media = name === smallest ? undefined : `(min-width: ${breakpoints[name]}px)`;
        return <source key={name} media={media} srcSet={url} width={width} height={height} />;
      })}
      <img
        className={className}
        src={usual.url}
        width={usual.width}
        height={usual.height}
        alt={picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** A picture as wide as the window comes in the rendition of the window; a narrower one in that which fills its part up to the next breakpoint. */
function renditionIn(picture: PictureOf, name: Breakpoint, portion: number): Rendition | undefined {
  if (portion >= 1) return renditionAt(picture, name);
  const next = breakpointNames[breakpointNames.indexOf(name) + 1];
  return renditionFilling(picture, portion * (next ? breakpoints[next] : widest));
}

/** Windows beyond the last breakpoint are taken to be at most so wide. */
const widest = 2400;
