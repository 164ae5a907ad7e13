import type { Banner } from '#domain/event/banner.ts';
import type { Redirect } from '#domain/page/redirect.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import { given } from './given.ts';
import { type Media, toPictureIfAny } from './media.mapper.ts';
import { toRichText } from './rich-text.mapper.ts';
import type { BannerWire, OrganizerWire, RedirectWire } from './small-resources.wire.ts';

export function toBanner(wire: BannerWire, media: Media): Banner {
  const { id, position, seriesPosition, title, url, subtitle, target, theme } = wire;
  const image = toPictureIfAny(wire.image, media);
  return { id, position, seriesPosition, title, url, ...given({ subtitle, target, image, theme }) };
}

export function toOrganizer(wire: OrganizerWire, media: Media): Organizer {
  return {
    title: wire.title,
    introduction: toRichText(wire.introduction ?? '', media),
    ...given({ subtitle: wire.subtitle, image: toPictureIfAny(wire.image, media) }),
  };
}

export function toRedirect({ from, to, statusCode, external }: RedirectWire): Redirect {
  return { from, to, status: statusCode, external };
}
