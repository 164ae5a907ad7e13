import type { Link } from '#domain/link/link-target.ts';
import type { MenuChild, MenuItem } from '#domain/navigation/menu.ts';
import { given } from './given.ts';
import type { LinkWire, MenuChildWire, MenuItemWire } from './link.wire.ts';
import { type Media, toPictureIfAny } from './media.mapper.ts';

export function toLink({ title, url, target }: LinkWire): Link {
  return { title, url, ...given({ target }) };
}

export function toMenuChild({ title, subtitle, url, image }: MenuChildWire, media: Media): MenuChild {
  return { title, url, ...given({ subtitle, image: toPictureIfAny(image, media) }) };
}

export function toMenuItem({ id, title, url, children }: MenuItemWire, media: Media): MenuItem {
  return { id: String(id), title, url, children: children.map((child) => toMenuChild(child, media)) };
}
