import type { Block } from '#domain/page/block.ts';
import { type LazyPart, lazyComponent } from '#ui/kit/lazy-component.tsx';

/** The lazy components of blocks that few pages have. */
export const LazyAudioClips = lazyComponent(
  async () => (await import('#ui/components/audio-clips.tsx')).LazyAudioClips,
  ['blocks'],
  'ui/components/audio-clips.tsx',
);
export const LazyFilm = lazyComponent(
  async () => (await import('#ui/components/film.tsx')).Film,
  ['blocks'],
  'ui/components/film.tsx',
);
export const LazyGallery = lazyComponent(
  async () => (await import('#ui/components/gallery.tsx')).Gallery,
  ['blocks'],
  'ui/components/gallery.tsx',
);
export const LazyLessonButton = lazyComponent(
  async () => (await import('#ui/components/lesson-button.tsx')).LessonButton,
  ['blocks'],
  'ui/components/lesson-button.tsx',
);
export const LazyOfferList = lazyComponent(
  async () => (await import('#ui/components/offer-list.tsx')).OfferList,
  ['blocks'],
  'ui/components/offer-list.tsx',
);
export const LazyPressKit = lazyComponent(
  async () => (await import('#ui/components/press-kit.tsx')).PressKit,
  ['press'],
  'ui/components/press-kit.tsx',
);
export const LazyRoomPlan = lazyComponent(
  async () => (await import('#ui/components/room-plan.tsx')).RoomPlan,
  ['blocks'],
  'ui/components/room-plan.tsx',
);
export const LazySurroundingsMap = lazyComponent(
  async () => (await import('#ui/components/surroundings-map.tsx')).SurroundingsMap,
  ['blocks'],
  'ui/components/surroundings-map.tsx',
);
export const LazyVipCard = lazyComponent(
  async () => (await import('#ui/components/vip-card.tsx')).VipCard,
  ['blocks'],
  'ui/components/vip-card.tsx',
);

/**
 * The lazy component of each kind of block that has one. A page is rendered once the components of its blocks have been
 * loaded.
 */
export const lazyBlockComponents: { readonly [Kind in Block['kind']]?: LazyPart } = {
  audio: LazyAudioClips,
  gallery: LazyGallery,
  lesson: LazyLessonButton,
  map: LazySurroundingsMap,
  offers: LazyOfferList,
  pressKit: LazyPressKit,
  roomPlan: LazyRoomPlan,
  vipCard: LazyVipCard,
  video: LazyFilm,
};

/** Loads the lazy components of all kinds of blocks. */
export async function loadAllBlockComponents(): Promise<void> {
  await Promise.all(Object.values(lazyBlockComponents).map((part) => part.load()));
}
