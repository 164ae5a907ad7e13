import { toEventCardOfShape } from '#domain/event/event-card-shape.ts';
import type { Picture } from '#domain/media/image.ts';
import type { PageOf, Template } from '#domain/page/page.ts';
import { pickSharedRendition } from '#ui/head/page-head.ts';

/** How the pages of a kind are shown, without what their views do not show, or find in the data of their template. */
const reductions: { readonly [Kind in Template]?: (page: PageOf<Kind>) => PageOf<Kind> } = {
  event: (page) => ({
    ...page,
    relatedEvents: page.relatedEvents.map((event) => toEventCardOfShape(event, 'compact')),
  }),
  musician: ({ performances, ...page }) => ({
    ...page,
    ...(performances && { performances: { ...performances, events: [] } }),
  }),
  home: (page) => withSharedRenditionOnly({ ...page, events: [] }),
  educationOverview: (page) =>
    withSharedRenditionOnly({
      ...page,
      productions: page.productions.map(({ maxPupils: _, image: __, ...production }) => production),
    }),
  eventOverview: withSharedRenditionOnly,
  seriesOverview: withSharedRenditionOnly,
  discoverySearch: withSharedRenditionOnly,
  pressOverview: withSharedRenditionOnly,
  search: withSharedRenditionOnly,
};

/** A page as its view shows it: what a document sends to the browser. `kind` is the page's kind. */
export function toSentPage<Kind extends Template>(kind: Kind, page: PageOf<Kind>): PageOf<Kind> {
  const sent = (sentPages.get(page) as PageOf<Kind> | undefined) ?? reductions[kind]?.(page) ?? page;
  sentPages.set(page, sent);
  return sent;
}

/** By the page of the CMS: a layout does not render again for a page that is the same object. */
const sentPages = new WeakMap<object, object>();

/** A page that shows its picture only where it is shared; the same object for a page that has come from a document. */
function withSharedRenditionOnly<Shown extends { readonly image?: Picture }>(page: Shown): Shown {
  const rendition = page.image && pickSharedRendition(page.image);
  if (!rendition || !page.image || Object.keys(page.image.renditions).join() === 'lg') return page;
  return { ...page, image: { ...page.image, renditions: { lg: rendition } } };
}
