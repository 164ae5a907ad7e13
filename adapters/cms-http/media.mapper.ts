import * as v from 'valibot';
import { definedFields, isMediaAddress, mediaAddress } from '#adapters/cms-http/fields.wire.ts';
import { breakpointNames, type Picture, type Rendition } from '#domain/media/image.ts';
import type { Clip } from '#domain/page/block.ts';

/** A picture as the CMS sends it: `_smUrl`, `_smWidth`, `_smHeight` for each breakpoint it has. A rendition without all three is none. */
export const imageWire = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => ({
    alt: typeof fields['alt'] === 'string' ? fields['alt'] : '',
    caption: typeof fields['caption'] === 'string' ? fields['caption'] : undefined,
    renditions: renditionsIn(fields),
  })),
  v.check(({ renditions }) => renditions.length > 0, 'A picture without any rendition'),
);

type ImageWire = v.InferOutput<typeof imageWire>;

function renditionsIn(fields: Readonly<Record<string, unknown>>) {
  return breakpointNames.flatMap((at) => {
    const rendition = renditionOf(fields[`_${at}Url`], fields[`_${at}Width`], fields[`_${at}Height`]);
    return rendition ? [{ at, rendition }] : [];
  });
}

function renditionOf(url: unknown, width: unknown, height: unknown): Rendition | undefined {
  if (typeof url !== 'string' || !isMediaAddress(url)) return undefined;
  return isLength(width) && isLength(height) ? { url, width, height } : undefined;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

export const clipWire = v.object({ id: v.string(), title: v.string(), url: mediaAddress });

type ClipWire = v.InferOutput<typeof clipWire>;

/** Gives the whole address of a picture or a sound; paths of the CMS are meant from its own address. */
export type Media = (url: string) => string;

export function mediaOf(cmsUrl: string): Media {
  return (url) => (/^https?:\/\//i.test(url) || !URL.canParse(url, cmsUrl) ? url : new URL(url, cmsUrl).href);
}

export function toPicture({ alt, caption, renditions }: ImageWire, media: Media): Picture {
  const placed = renditions.map(({ at, rendition }) => [at, { ...rendition, url: media(rendition.url) }]);
  return { alt, ...definedFields({ caption }), renditions: Object.fromEntries(placed) };
}

export function toPictureIfAny(image: ImageWire | null | undefined, media: Media): Picture | undefined {
  return image ? toPicture(image, media) : undefined;
}

export function toClip({ id, title, url }: ClipWire, media: Media): Clip {
  return { id, title, url: media(url) };
}
