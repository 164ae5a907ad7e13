import {
  type FolderConcert,
  createEventCard,
  createEventDocument,
  createEventPage,
} from '#adapters/cms-folder/concert-pages.ts';
import type { FolderFileReader } from '#adapters/cms-folder/folder-file-reader.ts';
import {
  bannersSchema,
  type ConcertFile,
  concertSchema,
  createListedConcertSchema,
  folderNotation,
  indexedDocumentsSchema,
  organizersSchema,
  redirectsSchema,
  roomsSchema,
  worksSchema,
} from '#adapters/cms-folder/folder.schema.ts';
import { completeGlobal } from '#adapters/cms-folder/global-file.ts';
import { completePage, createPageDocument } from '#adapters/cms-folder/page-file.ts';
import { parseMarkdown } from '#adapters/cms-folder/parse-markdown.ts';
import { createGlobalSchema } from '#adapters/schemas/global.schema.ts';
import { createPageSchema } from '#adapters/schemas/page.schema.ts';
import { richTextSchema } from '#adapters/schemas/rich-text.schema.ts';
import type { Edition, Hall } from '#adapters/shared/hall.ts';
import { type Locale, getOtherLocale } from '#domain/locale/locale.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import type { Global } from '#domain/page/global.ts';
import type { EventPage, Page } from '#domain/page/page.ts';
import { isNormalTicketType } from '#domain/pricing/ticket-type-price.ts';

interface HallOptions {
  /** The hall's names of the normal ticket type (`NORMAL_TICKET_TYPES`). */
  readonly normalTicketTypes: readonly string[];
  /** Changes the concerts after they are read. */
  readonly adjust: (concerts: readonly FolderConcert[]) => readonly FolderConcert[];
}

/** Reads a hall from its folder (docs/how-to/start-another-hall.md). Undefined if the data that all pages share is not valid. */
export function readHall(
  reader: FolderFileReader,
  { normalTicketTypes, adjust }: HallOptions,
): Hall | undefined {
  const concerts = adjust(readConcerts(reader, normalTicketTypes));
  const pages = { nl: readPages(reader, concerts, 'nl'), en: readPages(reader, concerts, 'en') };
  const nl = readEdition(reader, { concerts, pages, locale: 'nl' });
  const en = readEdition(reader, { concerts, pages, locale: 'en' });
  const works = reader.read('works.json', worksSchema)?.value ?? [];
  reader.reportUnreadFiles();
  if (!nl || !en) return undefined;
  return { works, editions: { nl, en } };
}

function readConcerts(
  reader: FolderFileReader,
  normalTicketTypes: readonly string[],
): readonly FolderConcert[] {
  const rooms = reader.read('rooms.json', roomsSchema)?.value ?? [];
  return reader.files(/^concerts\/[^/]+\.json$/).flatMap((file) => {
    const read = reader.read(file, concertSchema);
    if (!read) return [];
    const slug = file.slice('concerts/'.length, -'.json'.length);
    const { source, value } = read;
    const room = rooms.find(({ id }) => id === value.room);
    const problem = `rooms.json has no room "${value.room}": ${rooms.map(({ id }) => id).join(', ')}`;
    if (!room) reader.problems.push(source.problemAt(['room'], problem));
    const description = { nl: readText(reader, slug, 'nl'), en: readText(reader, slug, 'en') };
    const minPrice = findMinPrice(value, normalTicketTypes);
    return [{ slug, facts: value, room, minPrice, description }];
  });
}

/** The lowest price of the normal ticket type; of all, for a concert without it; null without prices (WAY-2). */
function findMinPrice({ prices }: ConcertFile, normalTicketTypes: readonly string[]): number | null {
  const normal = prices.filter(({ ticketType }) =>
    Object.values(ticketType).some((name) => isNormalTicketType(name, normalTicketTypes)),
  );
  const amounts = (normal.length > 0 ? normal : prices).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

function readText(reader: FolderFileReader, slug: string, locale: Locale): RichTextTree {
  const file = reader.read(`concerts/${slug}.${locale}.md`, richTextSchema, (_, body) => parseMarkdown(body));
  return file?.value ?? [];
}

/** A page with the name of its file, which is the same in each language. */
interface NamedPage {
  readonly name: string;
  readonly page: Page;
}

function readPages(
  reader: FolderFileReader,
  concerts: readonly FolderConcert[],
  locale: Locale,
): readonly NamedPage[] {
  const cards = new Map(concerts.map((concert) => [concert.slug, createEventCard(concert, locale)]));
  const schema = createPageSchema({ ...folderNotation, eventCard: createListedConcertSchema(cards) });
  const files = reader.files(new RegExp(String.raw`^pages/.*\.${locale}\.(json|md)$`));
  const uris = new Set<string>();
  return files.flatMap((file) => {
    const read = reader.read(file, schema, (data, body) => completePage(data, { locale, body }));
    if (!read) return [];
    const { source, value: page } = read;
    if (uris.has(page.uri)) {
      reader.problems.push(source.problemAt(['uri'], `Another page has the uri ${page.uri} too`));
    }
    uris.add(page.uri);
    return [{ name: file.replace(/\.(nl|en)\.\w+$/, ''), page }];
  });
}

interface EditionParts {
  readonly concerts: readonly FolderConcert[];
  readonly pages: Readonly<Record<Locale, readonly NamedPage[]>>;
  readonly locale: Locale;
}

function readEdition(
  reader: FolderFileReader,
  { concerts, pages, locale }: EditionParts,
): Edition | undefined {
  const translations = pages[getOtherLocale(locale)];
  const ownPages = pages[locale].map((named) => withAlternative(named, translations));
  const global = readGlobal(reader, ownPages, locale);
  const banners = reader.read(`banners.${locale}.json`, bannersSchema)?.value;
  const organizers = reader.read(`organizers.${locale}.json`, organizersSchema)?.value ?? [];
  const redirects = reader.read(`redirects.${locale}.json`, redirectsSchema)?.value ?? [];
  const documents = reader.read(`search.${locale}.json`, indexedDocumentsSchema)?.value;
  if (!global) return undefined;
  const calendar: EventPage['path'] = [global.globalPages.eventOverview];
  const printed = concerts.map((concert) => ({
    concert,
    page: createEventPage(concert, concerts, { locale, calendar }),
  }));
  return {
    locale,
    global,
    pages: [...printed.map(({ page }) => page), ...ownPages],
    documents: documents ?? [
      ...printed.map(({ concert, page }) => createEventDocument(concert, page)),
      ...ownPages.flatMap((page) => createPageDocument(page) ?? []),
    ],
    fallbackBanners: banners?.fallback ?? { events: [], series: [] },
    banners: banners?.forFilters ?? [],
    organizers,
    redirects,
  };
}

/** The page with the address of the page of the same name in the other language, unless its file names one. */
function withAlternative({ name, page }: NamedPage, others: readonly NamedPage[]): Page {
  const other = others.find((one) => one.name === name)?.page;
  if (!other || page.alternatives.length > 0) return page;
  return { ...page, alternatives: [{ language: other.language, url: other.url }] };
}

function readGlobal(reader: FolderFileReader, pages: readonly Page[], locale: Locale): Global | undefined {
  const file = `global.${locale}.json`;
  if (reader.files(/^global\./).includes(file)) {
    return reader.read(file, createGlobalSchema(folderNotation), (data) =>
      completeGlobal(data, { pages, locale }),
    )?.value;
  }
  const problem = 'The folder needs this file: name, menus and global pages of the hall';
  reader.problems.push({ file, line: 1, place: '', problem });
  return undefined;
}
