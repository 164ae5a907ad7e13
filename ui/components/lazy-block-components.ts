import type { Block } from '#domain/page/block.ts';
import { type LazyComponent, lazyComponent } from '#ui/kit/lazy-component.tsx';

/** The lazy components of blocks that few pages have. */
export const AudioClips = lazyComponent(
  async () => (await import('#ui/components/audio-clips.tsx')).AudioClips,
  ['media'],
);
export const Film = lazyComponent(async () => (await import('#ui/components/film.tsx')).Film, ['media']);
export const Gallery = lazyComponent(
  async () => (await import('#ui/components/gallery.tsx')).Gallery,
  ['media'],
);
export const LessonOverlay = lazyComponent(
  async () => (await import('#ui/components/lesson-overlay.tsx')).LessonOverlay,
  ['media'],
);
export const VipCard = lazyComponent(async () => (await import('#ui/components/vip-card.tsx')).VipCard);

type BlockPart = Pick<LazyComponent<never>, 'load' | 'words'>;

/**
 * The lazy component of each kind of block that has one. A page is rendered once the components of its blocks have been
 * loaded.
 */
export const lazyBlockComponents: { readonly [Kind in Block['kind']]?: BlockPart } = {
  audio: AudioClips,
  gallery: Gallery,
  lesson: LessonOverlay,
  vipCard: VipCard,
  video: Film,
};

/** Loads the lazy components of all kinds of blocks. */
export async function loadAllBlockComponents(): Promise<void> {
  await Promise.all(Object.values(lazyBlockComponents).map((part) => part.load()));
}
