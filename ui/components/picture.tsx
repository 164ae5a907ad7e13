import {
  breakpointNames,
  breakpoints,
  defaultBreakpoint,
  type Picture as PictureOf,
  renditionAt,
} from '#domain/media/image.ts';

export interface PictureProps {
  readonly picture: PictureOf;
  /** The largest picture of the first screen: fetched first, never late. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A picture in the rendition that fits the window (LAYOUT-11); its size is known before it arrives. */
export function Picture({ picture, isFirst = false, className }: PictureProps) {
  const usual = renditionAt(picture, defaultBreakpoint);
  if (!usual) return null;
  const widestFirst = breakpointNames.toReversed().filter((name) => picture.renditions[name]);
  return (
    <picture>
      {widestFirst.map((name) => {
        const { url, width, height } = picture.renditions[name] ?? usual;
        const media = breakpoints[name] > 0 ? `(min-width: ${breakpoints[name]}px)` : undefined;
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
