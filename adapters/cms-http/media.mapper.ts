import * as v from 'valibot';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { isMediaUrl, mediaUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { focalPointSchema } from '#adapters/schemas/media.schema.ts';
import type { Clip } from '#domain/audio/clip.ts';
import { breakpointNames, type FocalPoint, type Picture, type Rendition } from '#domain/media/image.ts';

/**
 * A picture of the CMS, with `_smUrl`, `_smWidth` and `_smHeight` per breakpoint, and as `_sharedUrl` … its crop for shared links.
 * Incomplete renditions are dropped.
 */
export const imageWire = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => ({
    alt: typeof fields['alt'] === 'string' ? fields['alt'] : '',
    caption: typeof fields['caption'] === 'string' ? fields['caption'] : undefined,
    credit: typeof fields['credit'] === 'string' ? fields['credit'] : undefined,
    focalPoint: parseFocalPoint(fields['focalPoint']),
    shared: parseRendition(fields['_sharedUrl'], fields['_sharedWidth'], fields['_sharedHeight']),
    renditions: parseRenditions(fields),
  })),
  v.check(({ renditions }) => renditions.length > 0, 'A picture without any rendition'),
);

type ImageWire = v.InferOutput<typeof imageWire>;

function parseRenditions(fields: Readonly<Record<string, unknown>>) {
  return breakpointNames.flatMap((at) => {
    const rendition = parseRendition(fields[`_${at}Url`], fields[`_${at}Width`], fields[`_${at}Height`]);
    return rendition ? [{ at, rendition }] : [];
  });
}

function parseFocalPoint(value: unknown): FocalPoint | undefined {
  const parsed = v.safeParse(focalPointSchema, value);
  return parsed.success ? parsed.output : undefined;
}

function parseRendition(url: unknown, width: unknown, height: unknown): Rendition | undefined {
  if (typeof url !== 'string' || !isMediaUrl(url)) return undefined;
  return isPositiveNumber(width) && isPositiveNumber(height) ? { url, width, height } : undefined;
}

function isPositiveNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/** A duration in seconds. */
export const durationSecondsWire = v.custom<number>(isPositiveNumber, 'Not a number of seconds');

/** The peaks of a waveform; one broken peak breaks them all, because the others would be drawn in the wrong place. */
const peaksWire = v.custom<readonly number[]>(
  (peaks) =>
    Array.isArray(peaks) &&
    peaks.length > 0 &&
    peaks.length <= 1000 &&
    peaks.every((peak) => typeof peak === 'number' && peak >= 0 && peak <= 100),
  'Not 1 to 1000 numbers from 0 to 100',
);

export const clipWire = v.object({
  id: v.string(),
  title: v.string(),
  url: mediaUrlSchema,
  credit: v.nullish(v.string()),
  duration: v.nullish(durationSecondsWire),
  peaks: v.nullish(peaksWire),
});

/** A clip as a list carries it (AUDIO-5). */
export const excerptWire = v.pick(clipWire, ['id', 'title', 'url', 'duration']);

type ClipWire = v.InferOutput<typeof clipWire>;

/** Makes the URL of a picture or an audio file absolute; relative URLs are resolved against the CMS. */
export type MediaUrlResolver = (url: string) => string;

export function createMediaUrlResolver(cmsUrl: string): MediaUrlResolver {
  return (url) => (/^https?:\/\//i.test(url) || !URL.canParse(url, cmsUrl) ? url : new URL(url, cmsUrl).href);
}

export function toPicture(
  { alt, caption, credit, focalPoint, shared, renditions }: ImageWire,
  media: MediaUrlResolver,
): Picture {
  const byBreakpoint = renditions.map(({ at, rendition }) => [
    at,
    { ...rendition, url: media(rendition.url) },
  ]);
  return {
    alt,
    ...pickDefined({ caption, credit, focalPoint }),
    ...(shared && { shared: { ...shared, url: media(shared.url) } }),
    renditions: Object.fromEntries(byBreakpoint),
  };
}

export function toOptionalPicture(
  image: ImageWire | null | undefined,
  media: MediaUrlResolver,
): Picture | undefined {
  return image ? toPicture(image, media) : undefined;
}

export function toClip({ id, title, url, credit, duration, peaks }: ClipWire, media: MediaUrlResolver): Clip {
  return { id, title, url: media(url), ...pickDefined({ credit, duration, peaks }) };
}
