import type { EventCard } from '#domain/event/event.ts';
import { pickNextAndSoon, selectUpcomingPicks } from '#domain/event/home-concert-selection.ts';
import { leaveOutCollapsedValues } from '#domain/facet/partial-facets.ts';
import type { FacetedState } from '#domain/listing/listing-state.ts';
import { type ParamsCodec, readExpandedFacet } from '#domain/listing/params-codec.ts';
import { codecsByTemplateName } from '#domain/listing/params-codecs-by-template.ts';
import {
  type Breakpoint,
  findCoverPhoto,
  findThumbnail,
  type Picture,
  pickRenditionForBreakpoint,
} from '#domain/media/image.ts';
import type { Global } from '#domain/page/global.ts';
import type { Template } from '#domain/page/page.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { mapPageResult, siteRouteId } from '#src/routes.tsx';
import type { LoadedPage, PageResult } from '#src/templates/page-result.ts';
import { pickSharedRendition } from '#ui/head/page-head.ts';
import { largePicks } from '#ui/screens/home/home.data.ts';
import type { ListLoaderData } from '#ui/stores/list.view-model.ts';

type LoaderData = Readonly<Record<string, unknown>>;

/** Reduces a page and its data. `expanded`: the facet whose values the address requests. */
type Reduce<Kind extends Template> = (answer: LoadedPage<Kind>, expanded: string | null) => LoadedPage<Kind>;

const reductions: { readonly [Kind in Template]?: Reduce<Kind> } = {
  home: ({ page, data, ...answer }) => {
    const { next, soon } = pickNextAndSoon(data.coming, data.today);
    const nextEvents = next?.events ?? [];
    const soonEvents = soon.flatMap(({ events }) => events);
    const picks = selectUpcomingPicks(page.events, data.today, [...nextEvents, ...soonEvents]);
    return {
      ...answer,
      page: {
        ...withSharedRendition(page),
        events: picks.map((event, index) =>
          index < largePicks ? reduceCompactEventWithPhoto(event) : reduceCompactEvent(event),
        ),
      },
      // One of the first day's concerts is shown with its performers and its photograph.
      data: {
        ...data,
        coming: [...nextEvents.map(reduceEventWithPhoto), ...soonEvents.map(reduceCompactEvent)],
      },
    };
  },
  eventOverview: ({ page, data, ...answer }, expanded) => {
    const { listing, ...reduced } = reduceList(data, expanded);
    const events = listing.events.map(reduceEvent);
    const topEvents = listing.topEvents.map(reduceEvent);
    return {
      ...answer,
      page: withSharedRendition(page),
      data: { ...reduced, listing: { ...listing, events, topEvents } },
    };
  },
  seriesOverview: ({ page, data, ...answer }, expanded) => {
    const { listing, ...reduced } = reduceList(data, expanded);
    const series = listing.series.map((card) => ({ ...withoutPicture(card), introduction: '', genres: [] }));
    return {
      ...answer,
      page: withSharedRendition(page),
      data: { ...reduced, listing: { ...listing, series } },
    };
  },
  overview: ({ page, data, ...answer }, expanded) => {
    if (!data) return { ...answer, page, data };
    const { listing, ...reduced } = reduceList(data, expanded);
    return {
      ...answer,
      page: withSharedRendition(page),
      data: { ...reduced, listing: { ...listing, events: listing.events.map(reduceEvent) } },
    };
  },
  pressOverview: ({ page, data, ...answer }) => {
    const { listing, year } = data;
    const releases = listing.releases.map((card, index) => {
      const isLead = index === 0 && listing.page === 1 && year === null;
      return { ...(isLead ? card : withoutPicture(card)), attachments: [] };
    });
    return {
      ...answer,
      page: withSharedRendition(page),
      data: { ...data, listing: { ...listing, releases } },
    };
  },
  educationOverview: ({ page, ...answer }) => ({
    ...answer,
    page: { ...withSharedRendition(page), productions: page.productions.map(withoutPicture) },
  }),
  discoverySearch: ({ page, data, ...answer }) => {
    const stories = data.listing.stories.map(withDecorativePicture);
    return {
      ...answer,
      page: withSharedRendition(page),
      data: { ...data, listing: { ...data.listing, stories } },
    };
  },
  event: ({ page, ...answer }) => ({
    ...answer,
    page: { ...page, relatedEvents: page.relatedEvents.map(reduceCompactEventWithThumbnail) },
  }),
  search: ({ page, data, ...answer }) => {
    const { events, ...listing } = data.listing;
    const best = events.best.map(reduceEventWithThumbnail);
    const cards = events.cards.map(reduceEventWithThumbnail);
    return {
      ...answer,
      page: withSharedRendition(page),
      data: { ...data, listing: { ...listing, events: { ...events, best, cards } } },
    };
  },
};

/**
 * The data of a document: what the first paint shows, and no more. The server renders it, and the browser hydrates from it; a browser
 * loads the rest when it is needed.
 */
export function toFirstPaint(loaderData: LoaderData, query: URLSearchParams): Record<string, unknown> {
  const site = loaderData[siteRouteId] as SiteData | undefined;
  return {
    ...mapPageResult(loaderData, (answer) => reduceAnswer(answer, query)),
    ...(site && { [siteRouteId]: { ...site, global: site.global && reduceGlobal(site.global) } }),
  };
}

function reduceAnswer(answer: PageResult, query: URLSearchParams): PageResult {
  return answer.kind === 'page' ? reducePage(answer.page.kind, answer, query) : answer;
}

function reducePage<Kind extends Template>(
  kind: Kind,
  answer: LoadedPage<Kind>,
  query: URLSearchParams,
): LoadedPage<Kind> {
  const codecs: { readonly [Name in Template]?: ParamsCodec<unknown> } = codecsByTemplateName;
  const codec = codecs[kind];
  const expanded = codec ? readExpandedFacet([...query], codec) : null;
  return reductions[kind]?.(answer, expanded) ?? answer;
}

/** The data of a list without the facet values that are collapsed (LIST-23), and without the banners' pictures. */
function reduceList<
  Name extends string,
  Data extends ListLoaderData<Name, FacetedState<Name>, unknown> & {
    readonly banners: readonly PicturedCard[];
  },
>(data: Data, expanded: string | null): Data {
  const { allFacets, banners, listing, state } = data;
  const { shown, leftOut } = leaveOutCollapsedValues(allFacets, listing.facets, state.selection, expanded);
  return {
    ...data,
    allFacets: Object.fromEntries(Object.keys(allFacets).map((name) => [name, []])),
    listing: { ...listing, facets: shown },
    banners: banners.map(withoutPicture),
    partialFacets: { leftOut, expanded },
  };
}

interface PicturedCard {
  readonly image?: Picture;
}

/**
 * A concert as rows show it: with its figure, without the time of its last change, which is for calendars and sitemaps, and without
 * the subtitle, which only replaces missing composers or performers.
 */
const reduceEvent = reduceOnce((event: EventCard): EventCard => {
  const { updated: _, subtitle, ...others } = withoutPicture(event);
  const isComplete = event.composers.length > 0 && event.performers.length > 0;
  return isComplete || subtitle === undefined ? others : { ...others, subtitle };
});

/** A concert as compact rows show it: without performers. */
const reduceCompactEvent = reduceOnce((event: EventCard): EventCard => {
  const { subtitle, ...others } = reduceEvent(event);
  const isComplete = event.composers.length > 0 || subtitle === undefined;
  return isComplete ? { ...others, performers: [] } : { ...others, performers: [], subtitle };
});

/** A concert with its photograph in the sizes in which it is shown, if it can be. */
function withPhoto(
  reduce: (event: EventCard) => EventCard,
  findPhoto: (event: EventCard) => Picture | undefined,
): (event: EventCard) => EventCard {
  return reduceOnce((event) => {
    const image = findPhoto(event);
    return { ...reduce(event), ...(image && { image }) };
  });
}

const reduceEventWithPhoto = withPhoto(reduceEvent, findCoverPhoto);
const reduceCompactEventWithPhoto = withPhoto(reduceCompactEvent, findCoverPhoto);
const reduceEventWithThumbnail = withPhoto(reduceEvent, findThumbnail);
const reduceCompactEventWithThumbnail = withPhoto(reduceCompactEvent, findThumbnail);

/** A card of a list whose rows show a figure, or no picture. */
function withoutPicture<Card extends PicturedCard>(card: Card): Card {
  const { image: _, ...others } = card;
  return others as Card;
}

/** A card of a list whose rows show the picture as decoration. */
function withDecorativePicture<Card extends PicturedCard>(card: Card): Card {
  return card.image ? { ...card, image: { ...card.image, alt: '' } } : card;
}

/** A page that shows its picture only where it is shared. */
function withSharedRendition<Page extends PicturedCard>(page: Page): Page {
  const rendition = page.image && pickSharedRendition(page.image);
  return rendition && page.image
    ? { ...page, image: { ...page.image, renditions: { lg: rendition } } }
    : page;
}

/**
 * The data of all pages, with the one rendition that menu and footer show of each picture, as decoration, and without the error pages,
 * which only loaders use.
 */
const reduceGlobal = reduceOnce((global: Global): Global => {
  const { navigation, sponsors } = global;
  const menu = navigation.menu.map((item) => ({
    ...item,
    children: item.children.map((child) => withOneRendition(child, 'sm')),
  }));
  return {
    ...global,
    errorPages: [],
    navigation: { ...navigation, menu },
    sponsors: sponsors.map((sponsor) => withOneRendition(sponsor, 'xs')),
  };
});

/** Reduces each value once, because texts and links are memoized by the identity of what they come from. */
function reduceOnce<Value extends object>(reduce: (value: Value) => Value): (value: Value) => Value {
  const results = new WeakMap<Value, Value>();
  return (value) => {
    const result = results.get(value) ?? reduce(value);
    results.set(value, result);
    return result;
  };
}

function withOneRendition<Card extends PicturedCard>(card: Card, at: Breakpoint): Card {
  const rendition = card.image && pickRenditionForBreakpoint(card.image, at);
  return rendition ? { ...card, image: { alt: '', renditions: { [at]: rendition } } } : card;
}
