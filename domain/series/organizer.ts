import type { Picture } from '#domain/media/image.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';

/** The organizer of a series; shown if it is the only one chosen and has content (LIST-11). */
export interface Organizer {
  readonly title: string;
  readonly subtitle?: string;
  readonly introduction: RichTextTree;
  readonly image?: Picture;
}

/** Whether an organizer has content to show above its series: a picture, an introduction or a subtitle (LIST-11). */
export function hasOrganizerContent({ image, introduction, subtitle }: Organizer): boolean {
  return image !== undefined || introduction.length > 0 || Boolean(subtitle);
}
