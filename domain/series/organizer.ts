import type { Picture } from '#domain/media/image.ts';
import type { RichText } from '#domain/richtext/rich-text.ts';

/** Who makes a series; shown where exactly one is chosen and it has something to show (LIST-11). */
export interface Organizer {
  readonly title: string;
  readonly subtitle?: string;
  readonly introduction: RichText;
  readonly image?: Picture;
}
