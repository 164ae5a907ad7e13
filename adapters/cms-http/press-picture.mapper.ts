import * as v from 'valibot';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { imageWire, type MediaUrlResolver, toPicture } from '#adapters/cms-http/media.mapper.ts';
import type { PressPicture } from '#domain/media/press-kit.ts';

/** A picture for the press, of a release or of the press kit. */
export const pressPictureWire = v.object({
  image: imageWire,
  credit: v.nullish(v.string()),
  rights: v.nullish(v.string()),
});

export function toPressPicture(
  { image, credit, rights }: v.InferOutput<typeof pressPictureWire>,
  media: MediaUrlResolver,
): PressPicture {
  return { image: toPicture(image, media), ...pickDefined({ credit, rights }) };
}
