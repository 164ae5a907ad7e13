import * as v from 'valibot';
import { mediaUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { pictureSchema } from '#adapters/schemas/media.schema.ts';
import type { PressKitArchive, PressPictureGroup, PressPicture } from '#domain/media/press-kit.ts';

export const pressPictureSchema: v.GenericSchema<unknown, PressPicture> = v.object({
  image: pictureSchema,
  credit: v.exactOptional(v.string()),
  rights: v.exactOptional(v.string()),
});

export const pressPictureGroupSchema: v.GenericSchema<unknown, PressPictureGroup> = v.object({
  title: v.string(),
  pictures: v.array(pressPictureSchema),
});

/** The file with all pictures of a press kit; the CMS sends it in the same form (wire contract A.4). */
export const pressKitArchiveSchema: v.GenericSchema<unknown, PressKitArchive> = v.object({
  url: mediaUrlSchema,
  bytes: v.pipe(v.number(), v.safeInteger(), v.gtValue(0)),
});
