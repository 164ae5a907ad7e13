import type { Block } from '#domain/page/block.ts';
import { later } from '#ui/kit/later.tsx';
import type { WordsArea } from '#ui/words/areas.ts';

/** The parts of blocks that few pages have: their code is no weight for the others. */
export const AudioClips = later(async () => (await import('#ui/components/audio-clips.tsx')).AudioClips);
export const Film = later(async () => (await import('#ui/components/film.tsx')).Film);
export const Gallery = later(async () => (await import('#ui/components/gallery.tsx')).Gallery);
export const LessonOverlay = later(
  async () => (await import('#ui/components/lesson-overlay.tsx')).LessonOverlay,
);
export const VipCard = later(async () => (await import('#ui/components/vip-card.tsx')).VipCard);

/** What must be there before blocks of a kind are drawn. */
interface Needs {
  readonly ready: () => Promise<void>;
  /** Absent where the part says nothing before it is used. */
  readonly words?: WordsArea;
}

const needs: { readonly [kind in Block['kind']]?: Needs } = {
  audio: { ready: AudioClips.ready, words: 'audio' },
  gallery: { ready: Gallery.ready, words: 'audio' },
  lesson: { ready: LessonOverlay.ready, words: 'audio' },
  vipCard: { ready: VipCard.ready },
  video: { ready: Film.ready, words: 'audio' },
};

/** Fetches the code that a page's blocks need beside that of every page, and tells which words they say. Rejects where the code cannot be had. */
export async function readyBlocks(blocks: readonly Pick<Block, 'kind'>[]): Promise<readonly WordsArea[]> {
  const wanted = blocks.flatMap(({ kind }) => needs[kind] ?? []);
  await Promise.all(wanted.map(({ ready }) => ready()));
  return [...new Set(wanted.flatMap(({ words }) => words ?? []))];
}

/** Fetches them all, as a server does before its first visitor. */
export async function readyAllBlocks(): Promise<void> {
  await Promise.all(Object.values(needs).map(({ ready }) => ready()));
}
