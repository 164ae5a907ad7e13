import type { Picture } from '#domain/media/image.ts';
import type { Clip } from '#domain/page/block.ts';
import type { ClipWire } from './event.wire.ts';
import { given } from './given.ts';
import type { ImageWire } from './image.wire.ts';

/** Gives the whole address of a picture or a sound; paths of the CMS are meant from its own address. */
export type Media = (url: string) => string;

export function mediaOf(cmsUrl: string): Media {
  return (url) => (/^https?:\/\//i.test(url) || !URL.canParse(url, cmsUrl) ? url : new URL(url, cmsUrl).href);
}

export function toPicture({ alt, caption, renditions }: ImageWire, media: Media): Picture {
  const placed = renditions.map(({ at, rendition }) => [at, { ...rendition, url: media(rendition.url) }]);
  return { alt, ...given({ caption }), renditions: Object.fromEntries(placed) };
}

export function toPictureIfAny(image: ImageWire | null | undefined, media: Media): Picture | undefined {
  return image ? toPicture(image, media) : undefined;
}

export function toClip({ id, title, url }: ClipWire, media: Media): Clip {
  return { id, title, url: media(url) };
}
