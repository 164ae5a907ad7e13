import * as v from 'valibot';
import {
  linkUrlSchema,
  maybe,
  objectOf,
  type Schema,
  textOrEmpty,
  type WireNames,
} from '#adapters/schemas/fields.schema.ts';
import { linkTargetSchema } from '#adapters/schemas/media.schema.ts';
import type { ValueNotation } from '#adapters/schemas/notation.ts';
import type { Banner } from '#domain/event/banner.ts';
import type { Picture } from '#domain/media/image.ts';
import { themes } from '#domain/media/theme.ts';
import type { RedirectRule } from '#domain/page/follow-redirects.ts';
import type { Organizer } from '#domain/series/series-card.ts';

export function createBannerSchema(picture: Schema<Picture>): Schema<Banner> {
  return objectOf<Banner>({
    id: v.number(),
    position: v.number(),
    seriesPosition: v.number(),
    title: v.string(),
    subtitle: maybe(v.string()),
    url: linkUrlSchema,
    target: maybe(linkTargetSchema),
    image: maybe(picture),
    theme: maybe(v.picklist(themes)),
  });
}

export function createOrganizerSchema({ picture, richText }: ValueNotation): Schema<Organizer> {
  return objectOf<Organizer>({
    title: v.string(),
    subtitle: maybe(v.string()),
    introduction: richText,
    image: maybe(picture),
  });
}

/** A redirect rule; one without a status is a 302. */
export function createRedirectSchema(wireNames?: WireNames): Schema<RedirectRule> {
  return objectOf<RedirectRule>(
    {
      from: v.string(),
      to: textOrEmpty,
      status: v.nullish(v.picklist([301, 302, 307, 308, 410]), 302),
      external: v.nullish(v.boolean(), false),
    },
    wireNames,
  );
}
