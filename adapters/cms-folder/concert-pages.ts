import {
  cardTextNames,
  type ConcertFile,
  type LocalisedText,
  type FolderRoom,
  type folderSaleStatuses,
} from '#adapters/cms-folder/folder.schema.ts';
import type { IndexedDocument } from '#adapters/shared/hall.ts';
import { type Clip, toExcerptOfClip } from '#domain/audio/clip.ts';
import type { EventCard, Performer } from '#domain/event/event.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, getOtherLocale, defaultLocale } from '#domain/locale/locale.ts';
import { type RichTextTree, toPlainText } from '#domain/media/rich-text.ts';
import type { EventPage } from '#domain/page/page.ts';
import { alwaysOpenStart, type SaleCode } from '#domain/sale/sale.ts';

/** A concert of the folder with what other files say about it. */
export interface FolderConcert {
  /** The name of its file, and the last part of its address. */
  readonly slug: string;
  readonly facts: ConcertFile;
  readonly room: FolderRoom | undefined;
  /** The lowest general price. */
  readonly minPrice: number | null;
  /** The text of `{slug}.{locale}.md`. */
  readonly description: { readonly [locale in Locale]?: RichTextTree };
}

/** The part of a concert's address before its name, in each language. */
const section: LocalisedText = { nl: 'concerten', en: 'concerts' };

const saleCodes: Readonly<Record<(typeof folderSaleStatuses)[number], SaleCode>> = {
  onSale: 0,
  fewTickets: 1,
  soldOut: 2,
  cancelled: 3,
  notScheduled: 4,
};

/** The number of related concerts on a concert's page. */
const maxRelated = 3;

function toUri(slug: string, locale: Locale): string {
  return `${section[locale]}/${slug}`;
}

function toUrl(slug: string, locale: Locale): string {
  return toLocalePath(locale, `/${toUri(slug, locale)}`);
}

/** The concert as lists show it. */
export function createEventCard({ slug, facts, room, minPrice }: FolderConcert, locale: Locale): EventCard {
  const [clip] = toClips(facts, locale);
  const { id, starts, ends, organizer, image, theme, purchaseUrl } = facts;
  return {
    uri: toUri(slug, locale),
    url: toUrl(slug, locale),
    id,
    title: facts.title[locale],
    ...toTexts(facts, locale),
    starts,
    ...(ends && { ends }),
    room: room ? { title: room.title[locale], ...(room.url && { url: room.url[locale] }) } : null,
    production: {
      title: facts.title[locale],
      organizer: organizer ?? null,
      genres: facts.genres.map((genre) => genre[locale]),
    },
    minPrice,
    sale: {
      code: toSaleCode(facts),
      starts: purchaseUrl ? { _default: facts.saleStarts ?? alwaysOpenStart } : {},
      end: facts.saleEnds ?? null,
    },
    importStatus: facts.status === 'cancelled' ? 'cancelled' : 'planned',
    ...(image && { image }),
    ...(theme && { theme }),
    composers: [...new Set(facts.programme.flatMap(({ composer }) => composer ?? []))],
    performers: facts.performers.map((performer) => toPerformer(performer, locale)),
    ...(clip && { excerpt: toExcerptOfClip(clip) }),
    waitingList: false,
    ...(purchaseUrl && { purchaseUrl }),
  };
}

function toTexts(facts: ConcertFile, locale: Locale): Pick<EventCard, (typeof cardTextNames)[number]> {
  return Object.fromEntries(
    cardTextNames.flatMap((name) => {
      const text = facts[name];
      return text ? [[name, text[locale]]] : [];
    }),
  );
}

/** Without a link a concert is not on sale yet, unless it is free: then no ticket is needed. */
function toSaleCode({ status, purchaseUrl, prices }: ConcertFile): SaleCode {
  const isFree = prices.length > 0 && prices.every(({ amount }) => amount === 0);
  return status === 'onSale' && !purchaseUrl && !isFree ? saleCodes.notScheduled : saleCodes[status];
}

function toPerformer({ role, ...rest }: ConcertFile['performers'][number], locale: Locale): Performer {
  return { ...rest, ...(role && { role: role[locale] }) };
}

function toClips({ id, clips }: ConcertFile, locale: Locale): readonly Clip[] {
  return clips.map(({ title, credit, ...others }, index) => ({
    ...others,
    id: `clip-${id}-${index + 1}`,
    title: title[locale],
    ...(credit && { credit: credit[locale] }),
  }));
}

export function createEventPage(
  concert: FolderConcert,
  concerts: readonly FolderConcert[],
  { locale, calendar }: { readonly locale: Locale; readonly calendar: EventPage['path'] },
): EventPage {
  const { slug, facts, description } = concert;
  const event = createEventCard(concert, locale);
  const facilities = listFacilities(concert);
  const other = getOtherLocale(locale);
  return {
    kind: 'event',
    id: facts.id,
    language: locale,
    uri: event.uri,
    url: event.url,
    title: event.title,
    path: calendar,
    alternatives: other ? [{ language: other, url: toUrl(slug, other) }] : [],
    editLinks: [],
    ...(event.subtitle && { subtitle: event.subtitle }),
    introduction: facts.introduction?.[locale] ?? [],
    description: description[locale] ?? [],
    ...(event.image && { image: event.image }),
    ...(event.theme && { theme: event.theme }),
    content: [],
    event,
    prices: facts.prices.map(({ ticketType, zone, amount }) => ({
      tag: null,
      activeFrom: null,
      activeTo: null,
      ticketType: ticketType[locale],
      zone,
      euros: amount,
    })),
    ...(facts.doorsOpen && { doorsOpen: facts.doorsOpen }),
    ...(facts.intervalStarts && { intervalStarts: facts.intervalStarts }),
    ...(facts.statusNote && { statusNote: facts.statusNote[locale] }),
    programme: facts.programme,
    clips: toClips(facts, locale),
    series: [],
    relatedEvents: findRelated(concert, concerts).map((one) => createEventCard(one, locale)),
    alsoHeard: [],
    stories: [],
    instruments: facts.instruments.map((instrument) => instrument[locale]),
    specials: facts.specials.map((special) => special[locale]),
    ...(facilities.length > 0 && {
      facilities: facilities.map(({ title, text }) => ({
        title: title[locale],
        ...(text && { text: text[locale] }),
      })),
    }),
    discounts: facts.discounts.map((discount) => discount[locale]),
    tags: [...facts.tags.map((tag) => tag[locale]), ...facts.answers],
  };
}

/** What the room offers, and what the concert adds. */
function listFacilities({ facts, room }: FolderConcert): ConcertFile['facilities'] {
  return [...(room?.facilities ?? []), ...facts.facilities];
}

/** The next concerts after one that share a genre with it. */
function findRelated(
  { slug, facts }: FolderConcert,
  concerts: readonly FolderConcert[],
): readonly FolderConcert[] {
  const genres = new Set(facts.genres.map((genre) => genre[defaultLocale]));
  return concerts
    .filter((one) => one.slug !== slug && one.facts.starts > facts.starts)
    .filter((one) => one.facts.genres.some((genre) => genres.has(genre[defaultLocale])))
    .toSorted((one, other) => one.facts.starts - other.facts.starts)
    .slice(0, maxRelated);
}

/** What the search knows of a concert. The values of filters are those of the default language in both, so that a filter survives a change of language. */
export function createEventDocument(concert: FolderConcert, page: EventPage): IndexedDocument {
  const { facts, room, minPrice } = concert;
  const values = (texts: readonly LocalisedText[]) =>
    texts.map((text) => ({ value: text[defaultLocale], label: text[page.language] }));
  const facets = {
    composers: page.event.composers.map((name) => ({ value: name, label: name })),
    discounts: values(facts.discounts),
    genres: values(facts.genres),
    instruments: values(facts.instruments),
    rooms: values(room ? [room.title] : []),
    specials: values(facts.specials),
    facilities: values(listFacilities(concert).map(({ title }) => title)),
    tags: values(facts.tags),
  };
  const { facilities: _, ...searched } = facets;
  const labels = Object.values(searched).flatMap((list) => list.map(({ label }) => label));
  const { performers, production, starts, ends } = page.event;
  return {
    section: 'event',
    uri: page.uri,
    url: page.url,
    title: page.title,
    ...(page.subtitle && { subtitle: page.subtitle }),
    introduction: toPlainText(page.introduction),
    words: [
      ...labels,
      ...performers.map(({ name }) => name),
      ...page.programme.map(({ title }) => title),
      ...(production.organizer === null ? [] : [production.organizer]),
    ],
    people: [...performers.map(({ name }) => name), ...page.event.composers],
    facets,
    starts,
    ...(ends && { ends }),
    ...(facts.saleEnds && { onlineSaleEnd: facts.saleEnds }),
    ...(minPrice !== null && { minPrice }),
    importIdentifier: String(facts.id),
    importStatus: facts.status === 'cancelled' ? 'Geannuleerd' : 'Bevestigd',
  };
}
