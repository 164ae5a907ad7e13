import type { Picture } from '#domain/media/image.ts';

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

/** A file size in megabytes, to one decimal, at least 0.1. */
export function toMegabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
