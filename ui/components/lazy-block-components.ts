import type { Block } from '#domain/page/block.ts';
import { type AnyLazyComponent, createLazyComponent } from '#ui/kit/lazy-component.tsx';

/** The lazy components of blocks that few pages have. */
export const LazyAudioClips = createLazyComponent(
  async () => (await import('#ui/components/audio-clips.tsx')).AudioClips,
  ['blocks'],
);
export const LazyFilm = createLazyComponent(
  async () => (await import('#ui/components/film.tsx')).Film,
  ['blocks'],
);
export const LazyGallery = createLazyComponent(
  async () => (await import('#ui/components/gallery.tsx')).Gallery,
  ['blocks'],
);
export const LazyLessonButton = createLazyComponent(
  async () => (await import('#ui/components/lesson-button.tsx')).LessonButton,
  ['blocks'],
);
export const LazyLinkList = createLazyComponent(
  async () => (await import('#ui/components/link-list.tsx')).LinkList,
);
export const LazyProductOfferCards = createLazyComponent(
  async () => (await import('#ui/components/product-offer-cards.tsx')).ProductOfferCards,
  ['blocks'],
);
export const LazyPressKit = createLazyComponent(
  async () => (await import('#ui/components/press-kit.tsx')).PressKit,
  ['press'],
);
export const LazyRoomPlan = createLazyComponent(
  async () => (await import('#ui/components/room-plan.tsx')).RoomPlan,
  ['blocks'],
);
export const LazyArrivals = createLazyComponent(
  async () => (await import('#ui/components/arrivals.tsx')).Arrivals,
  ['blocks'],
);
export const LazyVipCardCheck = createLazyComponent(
  async () => (await import('#ui/components/vip-card-check.tsx')).VipCardCheck,
  ['blocks'],
);

/**
 * The lazy component of each kind of block that has one. A page is rendered once the components of its blocks have been
 * loaded.
 */
export const lazyBlockComponents: { readonly [Kind in Block['kind']]?: AnyLazyComponent } = {
  audio: LazyAudioClips,
  cards: LazyLinkList,
  gallery: LazyGallery,
  lesson: LazyLessonButton,
  map: LazyArrivals,
  offers: LazyProductOfferCards,
  pressKit: LazyPressKit,
  roomPlan: LazyRoomPlan,
  vipCard: LazyVipCardCheck,
  video: LazyFilm,
};

/** Loads the lazy components of all kinds of blocks. */
export async function loadAllBlockComponents(): Promise<void> {
  await Promise.all(Object.values(lazyBlockComponents).map((part) => part.load()));
}
