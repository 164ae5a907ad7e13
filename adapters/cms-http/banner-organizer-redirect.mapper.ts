import * as v from 'valibot';
import { createThemeWire } from '#adapters/cms-http/event.wire.ts';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { linkTargetWire } from '#adapters/cms-http/link.mapper.ts';
import { imageWire, type MediaUrlResolver, toOptionalPicture } from '#adapters/cms-http/media.mapper.ts';
import { parseRichText } from '#adapters/cms-http/rich-text.mapper.ts';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import type { Banner } from '#domain/event/banner.ts';
import { themes } from '#domain/media/theme.ts';
import type { RedirectRule } from '#domain/page/follow-redirects.ts';
import type { Organizer } from '#domain/series/organizer.ts';

/** A list resource: `{ "data": [...] }`, or the bare array. */
export function createListResourceWire<Schema extends v.GenericSchema>(item: Schema) {
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
  url: linkUrlSchema,
  target: linkTargetWire,
  image: v.nullish(imageWire),
  theme: createThemeWire(themes),
});

type BannerWire = v.InferOutput<typeof bannerWire>;

export const organizerWire = v.object({
  title: v.string(),
  subtitle: v.nullish(v.string()),
  introduction: v.nullish(v.string()),
  image: v.nullish(imageWire),
});

type OrganizerWire = v.InferOutput<typeof organizerWire>;

/** The URL is checked by the caller: one that is not a page of the site gives 404 (ROUTE-5), not a parse error. */
export const educationRedirectWire = v.object({ url: v.string() });

/** A redirect rule; an unknown status becomes 302. */
export const redirectWire = v.object({
  from: v.string(),
  to: v.nullish(v.string(), ''),
  statusCode: v.nullish(v.picklist([301, 302, 307, 308, 410]), 302),
  external: v.nullish(v.boolean(), false),
});

type RedirectWire = v.InferOutput<typeof redirectWire>;

export function toBanner(wire: BannerWire, media: MediaUrlResolver): Banner {
  const { id, position, seriesPosition, title, url, subtitle, target, theme } = wire;
  const image = toOptionalPicture(wire.image, media);
  return { id, position, seriesPosition, title, url, ...pickDefined({ subtitle, target, image, theme }) };
}

export function toOrganizer(wire: OrganizerWire, media: MediaUrlResolver): Organizer {
  return {
    title: wire.title,
    introduction: parseRichText(wire.introduction ?? '', media),
    ...pickDefined({ subtitle: wire.subtitle, image: toOptionalPicture(wire.image, media) }),
  };
}

export function toRedirect({ from, to, statusCode, external }: RedirectWire): RedirectRule {
  return { from, to, status: statusCode, external };
}
