import * as v from 'valibot';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { isMediaUrl, type Schema } from '#adapters/schemas/fields.schema.ts';
import { focalPointSchema, positiveNumberSchema } from '#adapters/schemas/media.schema.ts';
import { breakpointNames, type Picture, type Rendition } from '#domain/media/image.ts';

/** Makes the URL of a picture or an audio file absolute; relative URLs are resolved against the CMS. */
export type MediaUrlResolver = (url: string) => string;

export function createMediaUrlResolver(cmsUrl: string): MediaUrlResolver {
  return (url) => (/^https?:\/\//i.test(url) || !URL.canParse(url, cmsUrl) ? url : new URL(url, cmsUrl).href);
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * A picture of the CMS, with `_smUrl`, `_smWidth` and `_smHeight` per breakpoint, and as `_sharedUrl` … its crop for shared links.
 * Incomplete renditions, and other fields that are not valid, are dropped.
 */
export function createPictureWire(media: MediaUrlResolver): Schema<Picture> {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((fields): Picture => {
      const renditions = breakpointNames.map((at) => [at, parseRendition(fields, at, media)] as const);
      return {
        alt: parseField(fields['alt'], v.string()) ?? '',
        ...pickDefined({
          caption: parseField(fields['caption'], v.string()),
          credit: parseField(fields['credit'], v.string()),
          focalPoint: parseField(fields['focalPoint'], focalPointSchema),
          shared: parseRendition(fields, 'shared', media),
        }),
        renditions: pickDefined(Object.fromEntries(renditions)),
      };
    }),
    v.check(({ renditions }) => Object.keys(renditions).length > 0, 'A picture without any rendition'),
  );
}

function parseField<Value>(value: unknown, schema: Schema<Value>): Value | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

function parseRendition(fields: Fields, name: string, media: MediaUrlResolver): Rendition | undefined {
  const url = parseField(fields[`_${name}Url`], v.string());
  const width = parseField(fields[`_${name}Width`], positiveNumberSchema);
  const height = parseField(fields[`_${name}Height`], positiveNumberSchema);
  if (url === undefined || !isMediaUrl(url)) return undefined;
  return width && height ? { url: media(url), width, height } : undefined;
}
