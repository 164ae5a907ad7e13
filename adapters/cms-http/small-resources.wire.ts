import * as v from 'valibot';
import { themes } from '#domain/page/theme.ts';
import { themeWire } from './event.wire.ts';
import { address } from './fields.wire.ts';
import { imageWire } from './image.wire.ts';
import { targetWire } from './link.wire.ts';

/** A list resource: `{ "data": [...] }`, or the bare list. */
export function listing<Schema extends v.GenericSchema>(item: Schema) {
  const enveloped = v.object({ data: v.nullish(v.array(item), []) });
  return v.lazy((input) => (Array.isArray(input) ? bare(item) : enveloped));
}

function bare<Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.array(item),
    v.transform((data) => ({ data })),
  );
}

export const bannerWire = v.object({
  id: v.number(),
  position: v.number(),
  seriesPosition: v.number(),
  title: v.string(),
  subtitle: v.nullish(v.string()),
  url: address,
  target: targetWire,
  image: v.nullish(imageWire),
  theme: themeWire(themes),
});

export type BannerWire = v.InferOutput<typeof bannerWire>;

export const organizerWire = v.object({
  title: v.string(),
  subtitle: v.nullish(v.string()),
  introduction: v.nullish(v.string()),
  image: v.nullish(imageWire),
});

export type OrganizerWire = v.InferOutput<typeof organizerWire>;

/** The address is judged where it is used: one that leads to no page of the site is 404 (ROUTE-5), and no broken answer. */
export const educationRedirectWire = v.object({ url: v.string() });

/** A status that is none of these is taken for 302. */
export const redirectWire = v.object({
  from: v.string(),
  to: v.nullish(v.string(), ''),
  statusCode: v.nullish(v.picklist([301, 302, 307, 308, 410]), 302),
  external: v.nullish(v.boolean(), false),
});

export type RedirectWire = v.InferOutput<typeof redirectWire>;
