import type { BlockWire } from '#adapters/cms-http/block.wire.ts';
import { toEventCard } from '#adapters/cms-http/event.mapper.ts';
import { pickDefined } from '#adapters/cms-http/fields.wire.ts';
import { toLink, toMenuChild } from '#adapters/cms-http/link.mapper.ts';
import {
  type MediaUrlResolver,
  toClip,
  toPicture,
  toOptionalPicture,
} from '#adapters/cms-http/media.mapper.ts';
import { toPressPicture } from '#adapters/cms-http/press-picture.mapper.ts';
import { parseRichText } from '#adapters/cms-http/rich-text.mapper.ts';
import { toTicketPrice } from '#adapters/cms-http/sale.mapper.ts';
import type { Block, ProductOffer } from '#domain/page/block.ts';
import type { RichTextTree } from '#domain/richtext/rich-text.ts';

export function toBlock(wire: BlockWire, media: MediaUrlResolver): Block {
  const rich = (html: string): RichTextTree => parseRichText(html, media);
  switch (wire.__typename) {
    case 'content_section_BlockType':
      return {
        kind: 'section',
        title: wire.title,
        introduction: rich(wire.introduction),
        description: rich(wire.description),
        ...pickDefined({
          subtitle: wire.subtitle,
          date: wire.date,
          theme: wire.theme,
          image: toOptionalPicture(wire.image, media),
        }),
      };
    case 'content_text_BlockType':
      return { kind: 'text', text: rich(wire.text) };
    case 'content_image_BlockType':
      return { kind: 'image', image: toPicture(wire.image, media) };
    case 'content_gallery_BlockType':
      return { kind: 'gallery', images: wire.images.map((image) => toPicture(image, media)) };
    case 'content_video_BlockType': {
      const image = toOptionalPicture(wire.image, media);
      return { kind: 'video', url: media(wire.url), title: wire.title, ...pickDefined({ image }) };
    }
    case 'content_audio_BlockType':
      return { kind: 'audio', clips: wire.audio.map((clip) => toClip(clip, media)) };
    case 'content_links_BlockType':
      return { kind: 'links', title: wire.title, links: wire.links.map(toLink) };
    case 'content_cards_BlockType':
      return { kind: 'cards', title: wire.title, items: wire.items.map((item) => toMenuChild(item, media)) };
    case 'content_events_BlockType':
      return {
        kind: 'events',
        title: wire.title,
        events: wire.events.map((event) => ({
          ...toEventCard(event, media),
          ...(event.ticketPrices.length > 0 && { prices: event.ticketPrices.map(toTicketPrice) }),
        })),
        ...pickDefined({ ticketType: wire.ticketType }),
      };
    case 'content_lesson_BlockType':
      return { kind: 'lesson', title: wire.title, url: wire.url, language: wire.language };
    case 'content_roomPlan_BlockType':
      return { kind: 'roomPlan', title: wire.title, plan: wire.plan };
    case 'content_map_BlockType':
      return toMap(wire, media);
    case 'content_contact_BlockType':
      return { kind: 'contact', title: wire.title };
    case 'content_pressKit_BlockType':
      return {
        kind: 'pressKit',
        title: wire.title,
        groups: wire.groups.map(({ title, pictures }) => ({
          title,
          pictures: pictures.map((picture) => toPressPicture(picture, media)),
        })),
        ...pickDefined({ archive: wire.archive && { ...wire.archive, url: media(wire.archive.url) } }),
      };
    case 'content_newsletter_BlockType':
      return { kind: 'newsletter', title: wire.title, text: rich(wire.text) };
    case 'content_vipCard_BlockType':
      return { kind: 'vipCard', title: wire.title, text: rich(wire.text) };
    case 'content_offers_BlockType':
      return {
        kind: 'offers',
        title: wire.title,
        items: wire.items.map((offer) => toPageOffer(offer, media)),
      };
    case 'content_accordion_BlockType':
      return {
        kind: 'accordion',
        items: wire.items.map(({ title, text }) => ({ title, text: rich(text) })),
      };
  }
}

type MapWire = Extract<BlockWire, { __typename: 'content_map_BlockType' }>;

function toMap({ title, image, map: { arrivals } }: MapWire, media: MediaUrlResolver): Block {
  return { kind: 'map', title, arrivals, ...pickDefined({ image: toOptionalPicture(image, media) }) };
}

type OfferWire = Extract<BlockWire, { __typename: 'content_offers_BlockType' }>['items'][number];

function toPageOffer({ title, price, text, link }: OfferWire, media: MediaUrlResolver): ProductOffer {
  return {
    title,
    text: parseRichText(text, media),
    ...pickDefined({ price, link: link && toLink(link) }),
  };
}
