import * as v from 'valibot';
import {
  type FieldsOf,
  linkUrlSchema,
  listOf,
  maybe,
  mediaUrlSchema,
  objectOf,
  type Schema,
} from '#adapters/schemas/fields.schema.ts';
import type { Clip, Excerpt } from '#domain/audio/clip.ts';
import { allowedLinkTargets, type TitledLink } from '#domain/link/classified-link.ts';
import { breakpointNames, type FocalPoint, type Picture, type Rendition } from '#domain/media/image.ts';
import type { PressKitArchive, PressPicture } from '#domain/page/block.ts';
import type { LinkCard, MenuItem } from '#domain/page/site-menus.ts';

export const positiveNumberSchema: Schema<number> = v.pipe(v.number(), v.finite(), v.gtValue(0));

const renditionSchema = objectOf<Rendition>({
  url: mediaUrlSchema,
  width: positiveNumberSchema,
  height: positiveNumberSchema,
});

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const focalPointSchema = objectOf<FocalPoint>({ x: fraction, y: fraction });

/** A picture with at least one rendition, as the domain has it. */
export const pictureSchema = objectOf<Picture>({
  alt: v.string(),
  caption: maybe(v.string()),
  credit: maybe(v.string()),
  focalPoint: maybe(focalPointSchema),
  shared: maybe(renditionSchema),
  renditions: v.pipe(
    v.object(v.entriesFromList(breakpointNames, v.exactOptional(renditionSchema))),
    v.check((renditions) => Object.keys(renditions).length > 0, 'A picture without any rendition'),
  ),
});

/** The peaks of a waveform; one broken peak breaks them all, because the others would be drawn in the wrong place. */
const peaksSchema = v.custom<readonly number[]>(
  (peaks) =>
    Array.isArray(peaks) &&
    peaks.length > 0 &&
    peaks.length <= 1000 &&
    peaks.every((peak) => typeof peak === 'number' && peak >= 0 && peak <= 100),
  'Not 1 to 1000 numbers from 0 to 100',
);

function createExcerptFields(mediaUrl: Schema<string>): FieldsOf<Excerpt> {
  return { id: v.string(), title: v.string(), url: mediaUrl, duration: maybe(positiveNumberSchema) };
}

/** A clip as a list carries it (AUDIO-5); any other field is dropped. */
export function createExcerptSchema(mediaUrl: Schema<string>): Schema<Excerpt> {
  return objectOf<Excerpt>(createExcerptFields(mediaUrl));
}

export function createClipSchema(mediaUrl: Schema<string>): Schema<Clip> {
  const excerpt = createExcerptFields(mediaUrl);
  return objectOf<Clip>({ ...excerpt, credit: maybe(v.string()), peaks: maybe(peaksSchema) });
}

/** A link target (LAYOUT-14). */
export const linkTargetSchema = v.picklist(allowedLinkTargets);

export function createLinkSchema(url: Schema<string>): Schema<TitledLink> {
  return objectOf<TitledLink>({ title: v.string(), url, target: maybe(linkTargetSchema) });
}

export const linkSchema = createLinkSchema(linkUrlSchema);

export function createLinkCardSchema(picture: Schema<Picture>): Schema<LinkCard> {
  return objectOf<LinkCard>({
    title: v.string(),
    subtitle: maybe(v.string()),
    url: linkUrlSchema,
    image: maybe(picture),
  });
}

export function createMenuItemSchema(picture: Schema<Picture>): Schema<MenuItem> {
  return objectOf<MenuItem>({
    id: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
    title: v.string(),
    url: linkUrlSchema,
    children: listOf(createLinkCardSchema(picture)),
  });
}

/** A picture for the press, of a release or of the press kit. */
export function createPressPictureSchema(picture: Schema<Picture>): Schema<PressPicture> {
  return objectOf<PressPicture>({
    image: picture,
    credit: maybe(v.string()),
    rights: maybe(v.string()),
  });
}

/** The file with all pictures of a press kit. */
export function createPressKitArchiveSchema(mediaUrl: Schema<string>): Schema<PressKitArchive> {
  return objectOf<PressKitArchive>({
    url: mediaUrl,
    bytes: v.pipe(v.number(), v.safeInteger(), v.gtValue(0)),
  });
}
