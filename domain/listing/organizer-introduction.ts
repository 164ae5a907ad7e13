import type { Organizer } from '#domain/series/organizer.ts';

/** Whether an organizer has something to show above its series: a picture, an introduction or a subtitle (LIST-11). */
export function isWorthShowing({ image, introduction, subtitle }: Organizer): boolean {
  return image !== undefined || introduction.length > 0 || Boolean(subtitle);
}
