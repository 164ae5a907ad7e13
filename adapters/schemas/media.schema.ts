import * as v from 'valibot';
import { linkUrlSchema, mediaUrlSchema } from '#adapters/schemas/fields.schema.ts';
import type { Clip, Excerpt } from '#domain/audio/clip.ts';
import type { TitledLink } from '#domain/link/classified-link.ts';
import { allowedLinkTargets } from '#domain/link/classified-link.ts';
import { breakpointNames, type FocalPoint, type Picture, type Rendition } from '#domain/media/image.ts';
import type { LinkCard, MenuItem } from '#domain/navigation/site-menus.ts';

const positiveNumber = v.pipe(v.number(), v.finite(), v.gtValue(0));

const renditionSchema: v.GenericSchema<unknown, Rendition> = v.object({
  url: mediaUrlSchema,
  width: positiveNumber,
  height: positiveNumber,
});

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const focalPointSchema: v.GenericSchema<unknown, FocalPoint> = v.object({ x: fraction, y: fraction });

/** A picture with at least one rendition. */
export const pictureSchema: v.GenericSchema<unknown, Picture> = v.object({
  alt: v.string(),
  caption: v.exactOptional(v.string()),
  credit: v.exactOptional(v.string()),
  focalPoint: v.exactOptional(focalPointSchema),
  shared: v.exactOptional(renditionSchema),
  renditions: v.pipe(
    v.object(v.entriesFromList(breakpointNames, v.exactOptional(renditionSchema))),
    v.check((renditions) => Object.keys(renditions).length > 0, 'A picture without any rendition'),
  ),
});

const excerptFields = {
  id: v.string(),
  title: v.string(),
  url: mediaUrlSchema,
  duration: v.exactOptional(positiveNumber),
};

/** A clip as a list carries it; any other field is dropped. */
export const excerptSchema: v.GenericSchema<unknown, Excerpt> = v.object(excerptFields);

export const clipSchema: v.GenericSchema<unknown, Clip> = v.object({
  ...excerptFields,
  credit: v.exactOptional(v.string()),
  peaks: v.exactOptional(
    v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), v.minLength(1), v.maxLength(1000)),
  ),
});

export const linkSchema: v.GenericSchema<unknown, TitledLink> = v.object({
  title: v.string(),
  url: linkUrlSchema,
  target: v.exactOptional(v.picklist(allowedLinkTargets)),
});

export const linkCardSchema: v.GenericSchema<unknown, LinkCard> = v.object({
  title: v.string(),
  subtitle: v.exactOptional(v.string()),
  url: linkUrlSchema,
  image: v.exactOptional(pictureSchema),
});

export const menuItemSchema: v.GenericSchema<unknown, MenuItem> = v.object({
  id: v.string(),
  title: v.string(),
  url: linkUrlSchema,
  children: v.array(linkCardSchema),
});
