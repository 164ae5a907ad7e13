import type { Clip } from '#domain/audio/clip.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { TitledLink } from '#domain/link/classified-link.ts';
import type { Picture } from '#domain/media/image.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import type { SectionTheme } from '#domain/media/theme.ts';
import type { LinkCard } from '#domain/page/site-menus.ts';
import type { Arrival, RoomPlan } from '#domain/room/room.ts';

/** Something on offer beside concerts: a membership, a gift voucher. */
export interface ProductOffer {
  readonly title: string;
  /** As the editor writes it: `€ 50 per jaar`. */
  readonly price?: string;
  readonly text: RichTextTree;
  /** Where to order it. */
  readonly link?: TitledLink;
}

/** A picture for the press: who made it, and what it may be used for. */
export interface PressPicture {
  readonly image: Picture;
  readonly credit?: string;
  readonly rights?: string;
}

/** Pictures for the press of one subject, such as the rooms (WAY-52). */
export interface PressPictureGroup {
  readonly title: string;
  readonly pictures: readonly PressPicture[];
}

/** One file with all pictures of a press kit; its size is stated beside the link. */
export interface PressKitArchive {
  readonly url: string;
  readonly bytes: number;
}

/** A part of a page's content, in the editor's order. Adapters drop and log unknown kinds. */
export type Block =
  | {
      readonly kind: 'section';
      readonly title: string;
      readonly subtitle?: string;
      readonly date?: string;
      readonly introduction: RichTextTree;
      readonly description: RichTextTree;
      readonly theme?: SectionTheme;
      readonly image?: Picture;
    }
  | { readonly kind: 'text'; readonly text: RichTextTree }
  | { readonly kind: 'image'; readonly image: Picture }
  | { readonly kind: 'gallery'; readonly images: readonly Picture[] }
  | { readonly kind: 'video'; readonly url: string; readonly title: string; readonly image?: Picture }
  | { readonly kind: 'audio'; readonly clips: readonly Clip[] }
  | { readonly kind: 'links'; readonly title: string; readonly links: readonly TitledLink[] }
  | { readonly kind: 'cards'; readonly title: string; readonly items: readonly LinkCard[] }
  | {
      readonly kind: 'events';
      readonly title: string;
      /** The ticket type whose lowest price is stated beside each concert, by its name (WAY-42). */
      readonly ticketType?: string;
      readonly events: readonly EventCard[];
    }
  | { readonly kind: 'lesson'; readonly title: string; readonly url: string; readonly language: string }
  | { readonly kind: 'roomPlan'; readonly title: string; readonly plan: RoomPlan }
  /** A map of the hall's surroundings, and the ways to its door. */
  | {
      readonly kind: 'map';
      readonly title: string;
      readonly image?: Picture;
      readonly arrivals: readonly Arrival[];
    }
  /** The hall's address and opening hours, from the data that all pages share. */
  | { readonly kind: 'contact'; readonly title: string }
  | {
      readonly kind: 'pressKit';
      readonly title: string;
      readonly groups: readonly PressPictureGroup[];
      readonly archive?: PressKitArchive;
    }
  | { readonly kind: 'newsletter'; readonly title: string; readonly text: RichTextTree }
  | { readonly kind: 'vipCard'; readonly title: string; readonly text: RichTextTree }
  /** Things to order or join, side by side: each with its price, what one gets, and where to order (DOOR-71). */
  | { readonly kind: 'offers'; readonly title: string; readonly items: readonly ProductOffer[] }
  | {
      readonly kind: 'accordion';
      readonly items: readonly { readonly title: string; readonly text: RichTextTree }[];
    };
