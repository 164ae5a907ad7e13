import * as v from 'valibot';
import { breakpointNames, type Rendition } from '#domain/media/image.ts';
import { isMediaAddress } from './fields.wire.ts';

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

export type ImageWire = v.InferOutput<typeof imageWire>;

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
