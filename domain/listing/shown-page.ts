import type { ListedPage } from '#domain/listing/listed-page.ts';

/** The page of a list that is shown to whoever asked for one: the nearest there is, and the very one while nobody answers (LIST-14, LIST-22). */
export function shownPage(
  { availability, page }: Pick<ListedPage, 'availability' | 'page'>,
  asked: number,
): number {
  return availability === 'answered' ? page : asked;
}
