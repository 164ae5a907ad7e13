import type { EventCard } from '#domain/event/event.ts';
import { findCoverPhoto, type Picture } from '#domain/media/image.ts';
import { pickSharedRendition } from '#ui/head/page-head.ts';
import { memoizeByIdentity } from '#ui/template/memoize-by-identity.ts';

interface PicturedCard {
  readonly image?: Picture;
}

/** A card of a list whose rows show a figure, or no picture. */
export function removeCardPicture<Card extends PicturedCard>(card: Card): Omit<Card, 'image'> {
  const { image: _, ...others } = card;
  return others;
}

/** A card of a list whose rows show the picture as decoration. */
export function clearPictureAlt<Card extends PicturedCard>(card: Card): Card {
  return card.image ? { ...card, image: { ...card.image, alt: '' } } : card;
}

/** A page that shows its picture only where it is shared; the same object for the same page, so that its layout does not render again. */
export const withSharedRenditionOnly = memoizeByIdentity((page: PicturedCard): PicturedCard => {
  const { image } = page;
  const rendition = image && pickSharedRendition(image);
  if (!rendition || Object.keys(image.renditions).join() === 'lg') return page;
  return { ...page, image: { ...image, renditions: { lg: rendition } } };
}) as <Page extends PicturedCard>(page: Page) => Page;

/**
 * A concert as rows show it: with its figure, without the time of its last change, which is for calendars and sitemaps, and without
 * the subtitle, which only replaces missing composers or performers.
 */
export const toRowConcertFields = memoizeByIdentity((event: EventCard): EventCard => {
  const { updated: _, subtitle, ...others } = removeCardPicture(event);
  const isComplete = event.composers.length > 0 && event.performers.length > 0;
  return isComplete || subtitle === undefined ? others : { ...others, subtitle };
});

/** A concert as compact rows show it: without performers. */
export const toCompactConcertFields = memoizeByIdentity((event: EventCard): EventCard => {
  const { subtitle, ...others } = toRowConcertFields(event);
  const isComplete = event.composers.length > 0 || subtitle === undefined;
  return isComplete ? { ...others, performers: [] } : { ...others, performers: [], subtitle };
});

/** A concert as a cover shows it: with its photograph if it can be shown large, its subtitle and its excerpt. */
export function toCoverConcertFields(event: EventCard): EventCard {
  const { subtitle, excerpt } = event;
  return {
    ...toCompactConcertFieldsWithPhoto(event),
    ...(subtitle !== undefined && { subtitle }),
    ...(excerpt && { excerpt }),
  };
}

/** A concert as a card shows it: as compact rows do, without its excerpt, and with its photograph if it can be shown large (PHOTO-2). */
export const toCompactConcertFieldsWithPhoto = memoizeByIdentity((event: EventCard): EventCard => {
  const image = findCoverPhoto(event);
  const { excerpt: _, ...compact } = toCompactConcertFields(event);
  return { ...compact, ...(image && { image }) };
});
