import * as v from 'valibot';
import { createOptionalListWire, pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { imageWire, type MediaUrlResolver, toOptionalPicture } from '#adapters/cms-http/media.mapper.ts';
import { linkUrlSchema } from '#adapters/schemas/fields.schema.ts';
import { allowedLinkTargets, type TitledLink } from '#domain/link/classified-link.ts';
import type { LinkCard, MenuItem } from '#domain/navigation/site-menus.ts';

/** A link target; unknown targets are dropped (LAYOUT-14). */
export const linkTargetWire = v.nullish(v.picklist(allowedLinkTargets));

export const linkWire = v.object({ title: v.string(), url: linkUrlSchema, target: linkTargetWire });

type LinkWire = v.InferOutput<typeof linkWire>;

export const menuChildWire = v.object({
  title: v.string(),
  subtitle: v.nullish(v.string()),
  url: linkUrlSchema,
  image: v.nullish(imageWire),
});

type MenuChildWire = v.InferOutput<typeof menuChildWire>;

export const menuItemWire = v.object({
  id: v.union([v.number(), v.string()]),
  title: v.string(),
  url: linkUrlSchema,
  children: createOptionalListWire(menuChildWire),
});

type MenuItemWire = v.InferOutput<typeof menuItemWire>;

export function toLink({ title, url, target }: LinkWire): TitledLink {
  return { title, url, ...pickDefined({ target }) };
}

export function toMenuChild(
  { title, subtitle, url, image }: MenuChildWire,
  media: MediaUrlResolver,
): LinkCard {
  return { title, url, ...pickDefined({ subtitle, image: toOptionalPicture(image, media) }) };
}

export function toMenuItem({ id, title, url, children }: MenuItemWire, media: MediaUrlResolver): MenuItem {
  return { id: String(id), title, url, children: children.map((child) => toMenuChild(child, media)) };
}
